// Generated from schemas/ by scripts/generate.mjs. Do not edit.
// <stdin>
var report = validate21;
var schema6 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "report.schema.json", "title": "EvaluationReport", "type": "object", "description": "report.json of an evaluation; design.md section 6 and spec section 9.4.", "required": ["schemaVersion", "evalId", "verdict", "verdictSentence", "passRate", "totalRuns", "totals", "report", "releaseReadiness", "manifest", "attempts"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "evalId": { "type": "string" }, "verdict": { "$ref": "common.schema.json#/$defs/verdict" }, "verdictSentence": { "type": "string" }, "interrupted": { "type": "string", "description": "Signal that ended the evaluation early." }, "passRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "Passed attempts / all attempts." }, "totalRuns": { "type": "integer", "minimum": 0 }, "totals": { "title": "Totals", "type": "object", "required": ["scenarios", "attempts", "passRate", "scenarioPassRate", "flaky", "durationMs"], "additionalProperties": false, "properties": { "attempts": { "$ref": "#/$defs/counts" }, "passRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / total." }, "decidedPassRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / decided; absent when nothing was decided." }, "interval": { "$ref": "#/$defs/interval" }, "tokens": { "type": "integer", "minimum": 0 }, "costUsd": { "type": "number", "minimum": 0 }, "durationMs": { "$ref": "#/$defs/durations" }, "scenarios": { "$ref": "#/$defs/counts" }, "scenarioPassRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "Mean of the scenarios' scores: every scenario counts once." }, "passAtK": { "type": "number", "minimum": 0, "maximum": 1 }, "passHatK": { "type": "number", "minimum": 0, "maximum": 1 }, "flaky": { "type": "integer", "minimum": 0 } } }, "report": { "title": "EvaluationResult", "type": "object", "required": ["profile", "scenarioResults", "qualityScores", "securityFindings"], "additionalProperties": false, "properties": { "profile": { "type": "string" }, "scenarioResults": { "type": "array", "items": { "$ref": "#/$defs/scenarioResult" } }, "qualityScores": { "title": "QualityScores", "type": "object", "required": ["passRate", "stability"], "additionalProperties": false, "properties": { "passRate": { "type": "number", "minimum": 0, "maximum": 1 }, "stability": { "type": "number", "minimum": 0, "maximum": 1 } } }, "securityFindings": { "type": "array", "items": { "$ref": "common.schema.json#/$defs/finding" } } } }, "releaseReadiness": { "$ref": "common.schema.json#/$defs/releaseReadiness" }, "manifest": { "$ref": "manifest.schema.json" }, "attempts": { "type": "array", "items": { "$ref": "#/$defs/attempt" } } }, "$defs": { "attempt": { "title": "AttemptRecord", "type": "object", "description": "One run of one scenario, graded.", "required": ["scenarioId", "suite", "attempt", "verdict", "passed", "transcript", "outcome", "graderResults", "metrics", "approvalCount", "toolTrajectory", "securityFindings", "warnings"], "additionalProperties": false, "properties": { "scenarioId": { "type": "string" }, "suite": { "type": "string", "description": "Suite file, relative to the project." }, "attempt": { "type": "integer", "minimum": 1 }, "verdict": { "$ref": "common.schema.json#/$defs/verdict" }, "passed": { "type": "boolean", "description": "verdict is passed." }, "reason": { "type": "string", "description": "First grade that did not pass, with its reason; or why nothing could be told." }, "infrastructure": { "$ref": "common.schema.json#/$defs/runError" }, "runId": { "type": "string" }, "transcript": { "type": "string" }, "transcriptTruncated": { "type": "boolean" }, "outcome": { "$ref": "common.schema.json#/$defs/outcome" }, "graderResults": { "type": "array", "items": { "$ref": "common.schema.json#/$defs/grade" } }, "metrics": { "$ref": "common.schema.json#/$defs/metrics" }, "approvalCount": { "type": "integer", "minimum": 0 }, "toolTrajectory": { "type": "array", "items": { "title": "TrajectoryCall", "type": "object", "required": ["tool"], "additionalProperties": false, "properties": { "tool": { "type": "string" }, "callId": { "type": "string" }, "isError": { "type": "boolean" } } } }, "securityFindings": { "type": "array", "items": { "$ref": "common.schema.json#/$defs/finding" } }, "warnings": { "type": "array", "items": { "$ref": "common.schema.json#/$defs/finding" } }, "changedPaths": { "$ref": "common.schema.json#/$defs/strings" }, "historyRemoved": { "const": true, "description": "The source has a git history, and the workspace held none of it." }, "folder": { "type": "string", "description": "Folder of diff and logs, relative to the evaluation folder." }, "startedAt": { "type": "string" }, "durationMs": { "type": "number", "minimum": 0 } } }, "counts": { "title": "Counts", "type": "object", "description": "Attempts by verdict. decided = passed + failed.", "required": ["total", "passed", "failed", "undecidable", "decided"], "additionalProperties": false, "properties": { "total": { "type": "integer", "minimum": 0 }, "passed": { "type": "integer", "minimum": 0 }, "failed": { "type": "integer", "minimum": 0 }, "undecidable": { "type": "integer", "minimum": 0 }, "decided": { "type": "integer", "minimum": 0 } } }, "interval": { "title": "Interval", "type": "object", "description": "Wilson score interval, 95 %.", "required": ["low", "high"], "additionalProperties": false, "properties": { "low": { "type": "number", "minimum": 0, "maximum": 1 }, "high": { "type": "number", "minimum": 0, "maximum": 1 } } }, "scenarioResult": { "title": "ScenarioResult", "type": "object", "required": ["id", "suite", "verdict", "passed", "score", "flaky", "attempts", "passRate", "k", "durationMs"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "suite": { "type": "string" }, "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 }, "tags": { "$ref": "common.schema.json#/$defs/strings" }, "verdict": { "$ref": "common.schema.json#/$defs/verdict" }, "passed": { "type": "boolean", "description": "All attempts passed." }, "score": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / total." }, "reason": { "type": "string" }, "flaky": { "type": "boolean", "description": "Some attempts passed and some failed." }, "attempts": { "$ref": "#/$defs/counts" }, "passRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / total." }, "decidedPassRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / decided; absent when nothing was decided." }, "interval": { "$ref": "#/$defs/interval" }, "passAtK": { "type": "number", "minimum": 0, "maximum": 1, "description": "Chance that at least one of k attempts passes; k = repetitions." }, "passHatK": { "type": "number", "minimum": 0, "maximum": 1, "description": "Chance that all k attempts pass." }, "k": { "type": "integer", "minimum": 1 }, "tokens": { "type": "integer", "minimum": 0 }, "costUsd": { "type": "number", "minimum": 0 }, "durationMs": { "$ref": "#/$defs/durations" } } }, "durations": { "title": "Durations", "type": "object", "required": ["total", "median", "max"], "additionalProperties": false, "properties": { "total": { "type": "number", "minimum": 0 }, "median": { "type": "number", "minimum": 0 }, "max": { "type": "number", "minimum": 0 } } } } };
var func2 = Object.prototype.hasOwnProperty;
var schema8 = { "title": "Verdict", "description": "What is known: it holds, it does not, or it cannot be told.", "enum": ["passed", "failed", "undecidable"] };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "passed" || data === "failed" || data === "undecidable")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema8.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.total === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.passed === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.failed === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.undecidable === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "undecidable" }, message: "must have required property 'undecidable'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.decided === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided" }, message: "must have required property 'decided'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "total" || key0 === "passed" || key0 === "failed" || key0 === "undecidable" || key0 === "decided")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data0 = data.total;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.passed !== void 0) {
      let data1 = data.passed;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err8 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.failed !== void 0) {
      let data2 = data.failed;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.undecidable !== void 0) {
      let data3 = data.undecidable;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err12 = { instancePath: instancePath + "/undecidable", schemaPath: "#/properties/undecidable/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/undecidable", schemaPath: "#/properties/undecidable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.decided !== void 0) {
      let data4 = data.decided;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err14 = { instancePath: instancePath + "/decided", schemaPath: "#/properties/decided/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err15 = { instancePath: instancePath + "/decided", schemaPath: "#/properties/decided/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.low === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.high === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "low" || key0 === "high")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.low !== void 0) {
      let data0 = data.low;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/low", schemaPath: "#/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/low", schemaPath: "#/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.high !== void 0) {
      let data1 = data.high;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/high", schemaPath: "#/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/high", schemaPath: "#/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.total === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.median === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "median" }, message: "must have required property 'median'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.max === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max" }, message: "must have required property 'max'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "total" || key0 === "median" || key0 === "max")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data0 = data.total;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.median !== void 0) {
      let data1 = data.median;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/median", schemaPath: "#/properties/median/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/median", schemaPath: "#/properties/median/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.max !== void 0) {
      let data2 = data.max;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var schema12 = { "title": "ScenarioResult", "type": "object", "required": ["id", "suite", "verdict", "passed", "score", "flaky", "attempts", "passRate", "k", "durationMs"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "suite": { "type": "string" }, "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 }, "tags": { "$ref": "common.schema.json#/$defs/strings" }, "verdict": { "$ref": "common.schema.json#/$defs/verdict" }, "passed": { "type": "boolean", "description": "All attempts passed." }, "score": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / total." }, "reason": { "type": "string" }, "flaky": { "type": "boolean", "description": "Some attempts passed and some failed." }, "attempts": { "$ref": "#/$defs/counts" }, "passRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / total." }, "decidedPassRate": { "type": "number", "minimum": 0, "maximum": 1, "description": "passed / decided; absent when nothing was decided." }, "interval": { "$ref": "#/$defs/interval" }, "passAtK": { "type": "number", "minimum": 0, "maximum": 1, "description": "Chance that at least one of k attempts passes; k = repetitions." }, "passHatK": { "type": "number", "minimum": 0, "maximum": 1, "description": "Chance that all k attempts pass." }, "k": { "type": "integer", "minimum": 1 }, "tokens": { "type": "integer", "minimum": 0 }, "costUsd": { "type": "number", "minimum": 0 }, "durationMs": { "$ref": "#/$defs/durations" } } };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (typeof data[i0] !== "string") {
        const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.suite === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suite" }, message: "must have required property 'suite'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.passed === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.flaky === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flaky" }, message: "must have required property 'flaky'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.attempts === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.passRate === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passRate" }, message: "must have required property 'passRate'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.k === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "k" }, message: "must have required property 'k'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.durationMs === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema12.properties, key0)) {
        const err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.suite !== void 0) {
      if (typeof data.suite !== "string") {
        const err12 = { instancePath: instancePath + "/suite", schemaPath: "#/properties/suite/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.line !== void 0) {
      let data2 = data.line;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err13 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.column !== void 0) {
      let data3 = data.column;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err15 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err16 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.tags !== void 0) {
      if (!validate33(data.tags, { instancePath: instancePath + "/tags", parentData: data, parentDataProperty: "tags", rootData })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    }
    if (data.verdict !== void 0) {
      if (!validate23(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if (data.passed !== void 0) {
      if (typeof data.passed !== "boolean") {
        const err17 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data7 = data.score;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1 || isNaN(data7)) {
          const err18 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err19 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        const err21 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.flaky !== void 0) {
      if (typeof data.flaky !== "boolean") {
        const err22 = { instancePath: instancePath + "/flaky", schemaPath: "#/properties/flaky/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.attempts !== void 0) {
      if (!validate25(data.attempts, { instancePath: instancePath + "/attempts", parentData: data, parentDataProperty: "attempts", rootData })) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.passRate !== void 0) {
      let data11 = data.passRate;
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 1 || isNaN(data11)) {
          const err23 = { instancePath: instancePath + "/passRate", schemaPath: "#/properties/passRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          const err24 = { instancePath: instancePath + "/passRate", schemaPath: "#/properties/passRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/passRate", schemaPath: "#/properties/passRate/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.decidedPassRate !== void 0) {
      let data12 = data.decidedPassRate;
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 1 || isNaN(data12)) {
          const err26 = { instancePath: instancePath + "/decidedPassRate", schemaPath: "#/properties/decidedPassRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err27 = { instancePath: instancePath + "/decidedPassRate", schemaPath: "#/properties/decidedPassRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/decidedPassRate", schemaPath: "#/properties/decidedPassRate/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.interval !== void 0) {
      if (!validate27(data.interval, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData })) {
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if (data.passAtK !== void 0) {
      let data14 = data.passAtK;
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 1 || isNaN(data14)) {
          const err29 = { instancePath: instancePath + "/passAtK", schemaPath: "#/properties/passAtK/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data14 < 0 || isNaN(data14)) {
          const err30 = { instancePath: instancePath + "/passAtK", schemaPath: "#/properties/passAtK/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/passAtK", schemaPath: "#/properties/passAtK/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.passHatK !== void 0) {
      let data15 = data.passHatK;
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 1 || isNaN(data15)) {
          const err32 = { instancePath: instancePath + "/passHatK", schemaPath: "#/properties/passHatK/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data15 < 0 || isNaN(data15)) {
          const err33 = { instancePath: instancePath + "/passHatK", schemaPath: "#/properties/passHatK/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = { instancePath: instancePath + "/passHatK", schemaPath: "#/properties/passHatK/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.k !== void 0) {
      let data16 = data.k;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        const err35 = { instancePath: instancePath + "/k", schemaPath: "#/properties/k/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 < 1 || isNaN(data16)) {
          const err36 = { instancePath: instancePath + "/k", schemaPath: "#/properties/k/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.tokens !== void 0) {
      let data17 = data.tokens;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err37 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 < 0 || isNaN(data17)) {
          const err38 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.costUsd !== void 0) {
      let data18 = data.costUsd;
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 < 0 || isNaN(data18)) {
          const err39 = { instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      } else {
        const err40 = { instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      if (!validate29(data.durationMs, { instancePath: instancePath + "/durationMs", parentData: data, parentDataProperty: "durationMs", rootData })) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "hint" || key0 === "path" || key0 === "scenarioId" || key0 === "attempt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.hint !== void 0) {
      if (typeof data.hint !== "string") {
        const err5 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.scenarioId !== void 0) {
      if (typeof data.scenarioId !== "string") {
        const err7 = { instancePath: instancePath + "/scenarioId", schemaPath: "#/properties/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data5 = data.attempt;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err8 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err9 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "hint" || key0 === "path" || key0 === "scenarioId" || key0 === "attempt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.hint !== void 0) {
      if (typeof data.hint !== "string") {
        const err5 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.scenarioId !== void 0) {
      if (typeof data.scenarioId !== "string") {
        const err7 = { instancePath: instancePath + "/scenarioId", schemaPath: "#/properties/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data5 = data.attempt;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err8 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err9 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ready === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ready" }, message: "must have required property 'ready'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.blockers === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blockers" }, message: "must have required property 'blockers'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ready" || key0 === "blockers" || key0 === "warnings")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ready !== void 0) {
      if (typeof data.ready !== "boolean") {
        const err4 = { instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.blockers !== void 0) {
      let data1 = data.blockers;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate43(data1[i0], { instancePath: instancePath + "/blockers/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data3 = data.warnings;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate43(data3[i1], { instancePath: instancePath + "/warnings/" + i1, parentData: data3, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var schema17 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "manifest.schema.json", "title": "Manifest", "type": "object", "description": "What an evaluation will judge, written before anything runs; design.md section 6, step 1.", "required": ["schemaVersion", "evalId", "createdAt", "proofmark", "platform", "node", "config", "suites", "subject", "graders", "profile", "threshold", "sandbox", "workers", "shard", "inputs", "plan"], "additionalProperties": false, "properties": { "schemaVersion": { "const": 1 }, "evalId": { "type": "string" }, "createdAt": { "type": "string" }, "proofmark": { "type": "string", "description": "Version of Proofmark." }, "platform": { "type": "string" }, "node": { "type": "string" }, "git": { "type": "string", "description": "Commit of the project, when it is a git repository." }, "config": { "$ref": "#/$defs/inputFile" }, "suites": { "type": "array", "items": { "$ref": "#/$defs/inputFile" } }, "subject": { "title": "ManifestSubject", "type": "object", "required": ["type", "digest"], "additionalProperties": false, "properties": { "type": { "type": "string" }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "agent": { "type": "string" }, "provider": { "type": "string" }, "model": { "type": "string" }, "version": { "type": "string" } } }, "graders": { "title": "ManifestGraders", "type": "object", "required": ["digest", "count"], "additionalProperties": false, "properties": { "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "count": { "type": "integer", "minimum": 0 } } }, "profile": { "enum": ["development", "standard", "strict"] }, "threshold": { "type": "number", "minimum": 0 }, "permission": { "enum": ["ask", "assisted", "full"] }, "sandbox": { "enum": ["required", "best-effort"] }, "workers": { "type": "integer", "minimum": 1 }, "seed": { "type": "integer", "minimum": 0, "description": "Of the order of attempts; absent when nothing was left to chance." }, "shard": { "title": "Shard", "type": "object", "required": ["index", "total"], "additionalProperties": false, "properties": { "index": { "type": "integer", "minimum": 1 }, "total": { "type": "integer", "minimum": 1 } } }, "filter": { "title": "ManifestFilter", "type": "object", "required": ["scenarios", "tags"], "additionalProperties": false, "properties": { "scenarios": { "$ref": "common.schema.json#/$defs/strings" }, "tags": { "$ref": "common.schema.json#/$defs/strings" } } }, "inputs": { "type": "object", "additionalProperties": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "description": "Digest of every file or folder that the result depends on, by path relative to the project." }, "plan": { "title": "ManifestPlan", "type": "object", "required": ["digest", "scenarios", "attempts"], "additionalProperties": false, "properties": { "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "scenarios": { "type": "integer", "minimum": 0 }, "attempts": { "type": "integer", "minimum": 0 } } }, "workspaceRoot": { "type": "string", "description": "Folder outside the project that holds the workspaces of this evaluation." } }, "$defs": { "inputFile": { "title": "InputFile", "type": "object", "required": ["path", "digest"], "additionalProperties": false, "properties": { "path": { "type": "string" }, "digest": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" } } } } };
var pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.digest === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path" || key0 === "digest")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err4 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (typeof data[i0] !== "string") {
        const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.evalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evalId" }, message: "must have required property 'evalId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.proofmark === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "proofmark" }, message: "must have required property 'proofmark'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.platform === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "platform" }, message: "must have required property 'platform'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.node === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.config === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.suites === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suites" }, message: "must have required property 'suites'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.subject === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.graders === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graders" }, message: "must have required property 'graders'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.profile === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "profile" }, message: "must have required property 'profile'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.threshold === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.sandbox === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sandbox" }, message: "must have required property 'sandbox'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.workers === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workers" }, message: "must have required property 'workers'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.shard === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shard" }, message: "must have required property 'shard'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.inputs === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" }, message: "must have required property 'inputs'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.plan === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema17.properties, key0)) {
        const err17 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      if (1 !== data.schemaVersion) {
        const err18 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.evalId !== void 0) {
      if (typeof data.evalId !== "string") {
        const err19 = { instancePath: instancePath + "/evalId", schemaPath: "#/properties/evalId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      if (typeof data.createdAt !== "string") {
        const err20 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.proofmark !== void 0) {
      if (typeof data.proofmark !== "string") {
        const err21 = { instancePath: instancePath + "/proofmark", schemaPath: "#/properties/proofmark/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.platform !== void 0) {
      if (typeof data.platform !== "string") {
        const err22 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.node !== void 0) {
      if (typeof data.node !== "string") {
        const err23 = { instancePath: instancePath + "/node", schemaPath: "#/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.git !== void 0) {
      if (typeof data.git !== "string") {
        const err24 = { instancePath: instancePath + "/git", schemaPath: "#/properties/git/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.config !== void 0) {
      if (!validate48(data.config, { instancePath: instancePath + "/config", parentData: data, parentDataProperty: "config", rootData })) {
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
        errors = vErrors.length;
      }
    }
    if (data.suites !== void 0) {
      let data8 = data.suites;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate48(data8[i0], { instancePath: instancePath + "/suites/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/suites", schemaPath: "#/properties/suites/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.subject !== void 0) {
      let data10 = data.subject;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.type === void 0) {
          const err26 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data10.digest === void 0) {
          const err27 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        for (const key1 in data10) {
          if (!(key1 === "type" || key1 === "digest" || key1 === "agent" || key1 === "provider" || key1 === "model" || key1 === "version")) {
            const err28 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data10.type !== void 0) {
          if (typeof data10.type !== "string") {
            const err29 = { instancePath: instancePath + "/subject/type", schemaPath: "#/properties/subject/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data10.digest !== void 0) {
          let data12 = data10.digest;
          if (typeof data12 === "string") {
            if (!pattern0.test(data12)) {
              const err30 = { instancePath: instancePath + "/subject/digest", schemaPath: "#/properties/subject/properties/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/subject/digest", schemaPath: "#/properties/subject/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data10.agent !== void 0) {
          if (typeof data10.agent !== "string") {
            const err32 = { instancePath: instancePath + "/subject/agent", schemaPath: "#/properties/subject/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data10.provider !== void 0) {
          if (typeof data10.provider !== "string") {
            const err33 = { instancePath: instancePath + "/subject/provider", schemaPath: "#/properties/subject/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data10.model !== void 0) {
          if (typeof data10.model !== "string") {
            const err34 = { instancePath: instancePath + "/subject/model", schemaPath: "#/properties/subject/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data10.version !== void 0) {
          if (typeof data10.version !== "string") {
            const err35 = { instancePath: instancePath + "/subject/version", schemaPath: "#/properties/subject/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.graders !== void 0) {
      let data17 = data.graders;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.digest === void 0) {
          const err37 = { instancePath: instancePath + "/graders", schemaPath: "#/properties/graders/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data17.count === void 0) {
          const err38 = { instancePath: instancePath + "/graders", schemaPath: "#/properties/graders/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "digest" || key2 === "count")) {
            const err39 = { instancePath: instancePath + "/graders", schemaPath: "#/properties/graders/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data17.digest !== void 0) {
          let data18 = data17.digest;
          if (typeof data18 === "string") {
            if (!pattern0.test(data18)) {
              const err40 = { instancePath: instancePath + "/graders/digest", schemaPath: "#/properties/graders/properties/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/graders/digest", schemaPath: "#/properties/graders/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data17.count !== void 0) {
          let data19 = data17.count;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            const err42 = { instancePath: instancePath + "/graders/count", schemaPath: "#/properties/graders/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 < 0 || isNaN(data19)) {
              const err43 = { instancePath: instancePath + "/graders/count", schemaPath: "#/properties/graders/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/graders", schemaPath: "#/properties/graders/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.profile !== void 0) {
      let data20 = data.profile;
      if (!(data20 === "development" || data20 === "standard" || data20 === "strict")) {
        const err45 = { instancePath: instancePath + "/profile", schemaPath: "#/properties/profile/enum", keyword: "enum", params: { allowedValues: schema17.properties.profile.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data21 = data.threshold;
      if (typeof data21 == "number" && isFinite(data21)) {
        if (data21 < 0 || isNaN(data21)) {
          const err46 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      } else {
        const err47 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.permission !== void 0) {
      let data22 = data.permission;
      if (!(data22 === "ask" || data22 === "assisted" || data22 === "full")) {
        const err48 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/enum", keyword: "enum", params: { allowedValues: schema17.properties.permission.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.sandbox !== void 0) {
      let data23 = data.sandbox;
      if (!(data23 === "required" || data23 === "best-effort")) {
        const err49 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/enum", keyword: "enum", params: { allowedValues: schema17.properties.sandbox.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.workers !== void 0) {
      let data24 = data.workers;
      if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
        const err50 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      if (typeof data24 == "number" && isFinite(data24)) {
        if (data24 < 1 || isNaN(data24)) {
          const err51 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      }
    }
    if (data.seed !== void 0) {
      let data25 = data.seed;
      if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
        const err52 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      if (typeof data25 == "number" && isFinite(data25)) {
        if (data25 < 0 || isNaN(data25)) {
          const err53 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
    }
    if (data.shard !== void 0) {
      let data26 = data.shard;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.index === void 0) {
          const err54 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (data26.total === void 0) {
          const err55 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        for (const key3 in data26) {
          if (!(key3 === "index" || key3 === "total")) {
            const err56 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data26.index !== void 0) {
          let data27 = data26.index;
          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
            const err57 = { instancePath: instancePath + "/shard/index", schemaPath: "#/properties/shard/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 < 1 || isNaN(data27)) {
              const err58 = { instancePath: instancePath + "/shard/index", schemaPath: "#/properties/shard/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          }
        }
        if (data26.total !== void 0) {
          let data28 = data26.total;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
            const err59 = { instancePath: instancePath + "/shard/total", schemaPath: "#/properties/shard/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 < 1 || isNaN(data28)) {
              const err60 = { instancePath: instancePath + "/shard/total", schemaPath: "#/properties/shard/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          }
        }
      } else {
        const err61 = { instancePath: instancePath + "/shard", schemaPath: "#/properties/shard/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data29 = data.filter;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.scenarios === void 0) {
          const err62 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (data29.tags === void 0) {
          const err63 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/required", keyword: "required", params: { missingProperty: "tags" }, message: "must have required property 'tags'" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        for (const key4 in data29) {
          if (!(key4 === "scenarios" || key4 === "tags")) {
            const err64 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data29.scenarios !== void 0) {
          if (!validate51(data29.scenarios, { instancePath: instancePath + "/filter/scenarios", parentData: data29, parentDataProperty: "scenarios", rootData })) {
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
            errors = vErrors.length;
          }
        }
        if (data29.tags !== void 0) {
          if (!validate51(data29.tags, { instancePath: instancePath + "/filter/tags", parentData: data29, parentDataProperty: "tags", rootData })) {
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err65 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.inputs !== void 0) {
      let data32 = data.inputs;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        for (const key5 in data32) {
          let data33 = data32[key5];
          if (typeof data33 === "string") {
            if (!pattern0.test(data33)) {
              const err66 = { instancePath: instancePath + "/inputs/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/inputs/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          } else {
            const err67 = { instancePath: instancePath + "/inputs/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/inputs/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.plan !== void 0) {
      let data34 = data.plan;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (data34.digest === void 0) {
          const err69 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data34.scenarios === void 0) {
          const err70 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        if (data34.attempts === void 0) {
          const err71 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        for (const key6 in data34) {
          if (!(key6 === "digest" || key6 === "scenarios" || key6 === "attempts")) {
            const err72 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
        if (data34.digest !== void 0) {
          let data35 = data34.digest;
          if (typeof data35 === "string") {
            if (!pattern0.test(data35)) {
              const err73 = { instancePath: instancePath + "/plan/digest", schemaPath: "#/properties/plan/properties/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          } else {
            const err74 = { instancePath: instancePath + "/plan/digest", schemaPath: "#/properties/plan/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data34.scenarios !== void 0) {
          let data36 = data34.scenarios;
          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
            const err75 = { instancePath: instancePath + "/plan/scenarios", schemaPath: "#/properties/plan/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 < 0 || isNaN(data36)) {
              const err76 = { instancePath: instancePath + "/plan/scenarios", schemaPath: "#/properties/plan/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
        }
        if (data34.attempts !== void 0) {
          let data37 = data34.attempts;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
            const err77 = { instancePath: instancePath + "/plan/attempts", schemaPath: "#/properties/plan/properties/attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 < 0 || isNaN(data37)) {
              const err78 = { instancePath: instancePath + "/plan/attempts", schemaPath: "#/properties/plan/properties/attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
          }
        }
      } else {
        const err79 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
    }
    if (data.workspaceRoot !== void 0) {
      if (typeof data.workspaceRoot !== "string") {
        const err80 = { instancePath: instancePath + "/workspaceRoot", schemaPath: "#/properties/workspaceRoot/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
  } else {
    const err81 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err81];
    } else {
      vErrors.push(err81);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
var schema20 = { "title": "AttemptRecord", "type": "object", "description": "One run of one scenario, graded.", "required": ["scenarioId", "suite", "attempt", "verdict", "passed", "transcript", "outcome", "graderResults", "metrics", "approvalCount", "toolTrajectory", "securityFindings", "warnings"], "additionalProperties": false, "properties": { "scenarioId": { "type": "string" }, "suite": { "type": "string", "description": "Suite file, relative to the project." }, "attempt": { "type": "integer", "minimum": 1 }, "verdict": { "$ref": "common.schema.json#/$defs/verdict" }, "passed": { "type": "boolean", "description": "verdict is passed." }, "reason": { "type": "string", "description": "First grade that did not pass, with its reason; or why nothing could be told." }, "infrastructure": { "$ref": "common.schema.json#/$defs/runError" }, "runId": { "type": "string" }, "transcript": { "type": "string" }, "transcriptTruncated": { "type": "boolean" }, "outcome": { "$ref": "common.schema.json#/$defs/outcome" }, "graderResults": { "type": "array", "items": { "$ref": "common.schema.json#/$defs/grade" } }, "metrics": { "$ref": "common.schema.json#/$defs/metrics" }, "approvalCount": { "type": "integer", "minimum": 0 }, "toolTrajectory": { "type": "array", "items": { "title": "TrajectoryCall", "type": "object", "required": ["tool"], "additionalProperties": false, "properties": { "tool": { "type": "string" }, "callId": { "type": "string" }, "isError": { "type": "boolean" } } } }, "securityFindings": { "type": "array", "items": { "$ref": "common.schema.json#/$defs/finding" } }, "warnings": { "type": "array", "items": { "$ref": "common.schema.json#/$defs/finding" } }, "changedPaths": { "$ref": "common.schema.json#/$defs/strings" }, "historyRemoved": { "const": true, "description": "The source has a git history, and the workspace held none of it." }, "folder": { "type": "string", "description": "Folder of diff and logs, relative to the evaluation folder." }, "startedAt": { "type": "string" }, "durationMs": { "type": "number", "minimum": 0 } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "details")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.details !== void 0) {
      let data2 = data.details;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (typeof data2[key1] !== "string") {
            const err5 = { instancePath: instancePath + "/details/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/details/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var schema23 = { "title": "OutcomeStatus", "description": "How a run ended.", "enum": ["succeeded", "failed", "paused", "aborted", "timeout", "budget_exceeded"] };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "succeeded" || data === "failed" || data === "paused" || data === "aborted" || data === "timeout" || data === "budget_exceeded")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "details")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.details !== void 0) {
      let data2 = data.details;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (typeof data2[key1] !== "string") {
            const err5 = { instancePath: instancePath + "/details/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/details/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.finishReason === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "finishReason" }, message: "must have required property 'finishReason'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "status" || key0 === "finishReason" || key0 === "error")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate60(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.finishReason !== void 0) {
      if (typeof data.finishReason !== "string") {
        const err3 = { instancePath: instancePath + "/finishReason", schemaPath: "#/properties/finishReason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      if (!validate62(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "passed" || data === "failed" || data === "undecidable")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema8.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.code === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "type" || key0 === "verdict" || key0 === "code" || key0 === "reason" || key0 === "evidence")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.verdict !== void 0) {
      if (!validate66(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err7 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        const err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.evidence !== void 0) {
      let data5 = data.evidence;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
      } else {
        const err9 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
var schema27 = { "title": "Metrics", "description": "Counts of one run. tokens and costUsd are absent when nobody reported them.", "type": "object", "required": ["durationMs", "turns", "steps", "toolCalls", "toolFailures", "retries", "outputChars"], "additionalProperties": false, "properties": { "durationMs": { "type": "number", "minimum": 0 }, "turns": { "type": "integer", "minimum": 0 }, "steps": { "type": "object", "required": ["total", "succeeded", "failed"], "additionalProperties": false, "properties": { "total": { "type": "integer", "minimum": 0 }, "succeeded": { "type": "integer", "minimum": 0 }, "failed": { "type": "integer", "minimum": 0 } } }, "toolCalls": { "type": "integer", "minimum": 0 }, "toolFailures": { "type": "integer", "minimum": 0 }, "retries": { "type": "integer", "minimum": 0 }, "tokens": { "type": "integer", "minimum": 0 }, "costUsd": { "type": "number", "minimum": 0 }, "outputChars": { "type": "integer", "minimum": 0 } } };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.durationMs === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.turns === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "turns" }, message: "must have required property 'turns'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.steps === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.toolCalls === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolCalls" }, message: "must have required property 'toolCalls'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.toolFailures === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolFailures" }, message: "must have required property 'toolFailures'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.retries === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retries" }, message: "must have required property 'retries'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.outputChars === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outputChars" }, message: "must have required property 'outputChars'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema27.properties, key0)) {
        const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data0 = data.durationMs;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.turns !== void 0) {
      let data1 = data.turns;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err10 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.steps !== void 0) {
      let data2 = data.steps;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.total === void 0) {
          const err12 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data2.succeeded === void 0) {
          const err13 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/required", keyword: "required", params: { missingProperty: "succeeded" }, message: "must have required property 'succeeded'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data2.failed === void 0) {
          const err14 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        for (const key1 in data2) {
          if (!(key1 === "total" || key1 === "succeeded" || key1 === "failed")) {
            const err15 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data2.total !== void 0) {
          let data3 = data2.total;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err16 = { instancePath: instancePath + "/steps/total", schemaPath: "#/properties/steps/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 0 || isNaN(data3)) {
              const err17 = { instancePath: instancePath + "/steps/total", schemaPath: "#/properties/steps/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
        if (data2.succeeded !== void 0) {
          let data4 = data2.succeeded;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err18 = { instancePath: instancePath + "/steps/succeeded", schemaPath: "#/properties/steps/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 0 || isNaN(data4)) {
              const err19 = { instancePath: instancePath + "/steps/succeeded", schemaPath: "#/properties/steps/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          }
        }
        if (data2.failed !== void 0) {
          let data5 = data2.failed;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err20 = { instancePath: instancePath + "/steps/failed", schemaPath: "#/properties/steps/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err21 = { instancePath: instancePath + "/steps/failed", schemaPath: "#/properties/steps/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.toolCalls !== void 0) {
      let data6 = data.toolCalls;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err23 = { instancePath: instancePath + "/toolCalls", schemaPath: "#/properties/toolCalls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          const err24 = { instancePath: instancePath + "/toolCalls", schemaPath: "#/properties/toolCalls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.toolFailures !== void 0) {
      let data7 = data.toolFailures;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err25 = { instancePath: instancePath + "/toolFailures", schemaPath: "#/properties/toolFailures/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          const err26 = { instancePath: instancePath + "/toolFailures", schemaPath: "#/properties/toolFailures/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.retries !== void 0) {
      let data8 = data.retries;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err27 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          const err28 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.tokens !== void 0) {
      let data9 = data.tokens;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err29 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err30 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.costUsd !== void 0) {
      let data10 = data.costUsd;
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 < 0 || isNaN(data10)) {
          const err31 = { instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = { instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.outputChars !== void 0) {
      let data11 = data.outputChars;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
        const err33 = { instancePath: instancePath + "/outputChars", schemaPath: "#/properties/outputChars/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 < 0 || isNaN(data11)) {
          const err34 = { instancePath: instancePath + "/outputChars", schemaPath: "#/properties/outputChars/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
  } else {
    const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenarioId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarioId" }, message: "must have required property 'scenarioId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.suite === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suite" }, message: "must have required property 'suite'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.attempt === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.passed === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.transcript === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transcript" }, message: "must have required property 'transcript'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.outcome === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.graderResults === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "graderResults" }, message: "must have required property 'graderResults'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.metrics === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.approvalCount === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approvalCount" }, message: "must have required property 'approvalCount'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.toolTrajectory === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolTrajectory" }, message: "must have required property 'toolTrajectory'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.securityFindings === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "securityFindings" }, message: "must have required property 'securityFindings'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema20.properties, key0)) {
        const err13 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.scenarioId !== void 0) {
      if (typeof data.scenarioId !== "string") {
        const err14 = { instancePath: instancePath + "/scenarioId", schemaPath: "#/properties/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.suite !== void 0) {
      if (typeof data.suite !== "string") {
        const err15 = { instancePath: instancePath + "/suite", schemaPath: "#/properties/suite/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data2 = data.attempt;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err16 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err17 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.verdict !== void 0) {
      if (!validate23(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if (data.passed !== void 0) {
      if (typeof data.passed !== "boolean") {
        const err18 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        const err19 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.infrastructure !== void 0) {
      if (!validate57(data.infrastructure, { instancePath: instancePath + "/infrastructure", parentData: data, parentDataProperty: "infrastructure", rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        const err20 = { instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.transcript !== void 0) {
      if (typeof data.transcript !== "string") {
        const err21 = { instancePath: instancePath + "/transcript", schemaPath: "#/properties/transcript/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.transcriptTruncated !== void 0) {
      if (typeof data.transcriptTruncated !== "boolean") {
        const err22 = { instancePath: instancePath + "/transcriptTruncated", schemaPath: "#/properties/transcriptTruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      if (!validate59(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.graderResults !== void 0) {
      let data11 = data.graderResults;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate65(data11[i0], { instancePath: instancePath + "/graderResults/" + i0, parentData: data11, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/graderResults", schemaPath: "#/properties/graderResults/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.metrics !== void 0) {
      if (!validate69(data.metrics, { instancePath: instancePath + "/metrics", parentData: data, parentDataProperty: "metrics", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.approvalCount !== void 0) {
      let data14 = data.approvalCount;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        const err24 = { instancePath: instancePath + "/approvalCount", schemaPath: "#/properties/approvalCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 < 0 || isNaN(data14)) {
          const err25 = { instancePath: instancePath + "/approvalCount", schemaPath: "#/properties/approvalCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.toolTrajectory !== void 0) {
      let data15 = data.toolTrajectory;
      if (Array.isArray(data15)) {
        const len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data16 = data15[i1];
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.tool === void 0) {
              const err26 = { instancePath: instancePath + "/toolTrajectory/" + i1, schemaPath: "#/properties/toolTrajectory/items/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            for (const key1 in data16) {
              if (!(key1 === "tool" || key1 === "callId" || key1 === "isError")) {
                const err27 = { instancePath: instancePath + "/toolTrajectory/" + i1, schemaPath: "#/properties/toolTrajectory/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data16.tool !== void 0) {
              if (typeof data16.tool !== "string") {
                const err28 = { instancePath: instancePath + "/toolTrajectory/" + i1 + "/tool", schemaPath: "#/properties/toolTrajectory/items/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data16.callId !== void 0) {
              if (typeof data16.callId !== "string") {
                const err29 = { instancePath: instancePath + "/toolTrajectory/" + i1 + "/callId", schemaPath: "#/properties/toolTrajectory/items/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data16.isError !== void 0) {
              if (typeof data16.isError !== "boolean") {
                const err30 = { instancePath: instancePath + "/toolTrajectory/" + i1 + "/isError", schemaPath: "#/properties/toolTrajectory/items/properties/isError/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/toolTrajectory/" + i1, schemaPath: "#/properties/toolTrajectory/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/toolTrajectory", schemaPath: "#/properties/toolTrajectory/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.securityFindings !== void 0) {
      let data20 = data.securityFindings;
      if (Array.isArray(data20)) {
        const len2 = data20.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate40(data20[i2], { instancePath: instancePath + "/securityFindings/" + i2, parentData: data20, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/securityFindings", schemaPath: "#/properties/securityFindings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data22 = data.warnings;
      if (Array.isArray(data22)) {
        const len3 = data22.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate40(data22[i3], { instancePath: instancePath + "/warnings/" + i3, parentData: data22, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.changedPaths !== void 0) {
      if (!validate33(data.changedPaths, { instancePath: instancePath + "/changedPaths", parentData: data, parentDataProperty: "changedPaths", rootData })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    }
    if (data.historyRemoved !== void 0) {
      if (true !== data.historyRemoved) {
        const err35 = { instancePath: instancePath + "/historyRemoved", schemaPath: "#/properties/historyRemoved/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.folder !== void 0) {
      if (typeof data.folder !== "string") {
        const err36 = { instancePath: instancePath + "/folder", schemaPath: "#/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      if (typeof data.startedAt !== "string") {
        const err37 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data28 = data.durationMs;
      if (typeof data28 == "number" && isFinite(data28)) {
        if (data28 < 0 || isNaN(data28)) {
          const err38 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
  } else {
    const err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err40];
    } else {
      vErrors.push(err40);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.evalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evalId" }, message: "must have required property 'evalId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.verdict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.verdictSentence === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdictSentence" }, message: "must have required property 'verdictSentence'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.passRate === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passRate" }, message: "must have required property 'passRate'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.totalRuns === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalRuns" }, message: "must have required property 'totalRuns'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.totals === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totals" }, message: "must have required property 'totals'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.report === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report" }, message: "must have required property 'report'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.releaseReadiness === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "releaseReadiness" }, message: "must have required property 'releaseReadiness'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.manifest === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest" }, message: "must have required property 'manifest'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.attempts === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema6.properties, key0)) {
        const err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      if (1 !== data.schemaVersion) {
        const err12 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.evalId !== void 0) {
      if (typeof data.evalId !== "string") {
        const err13 = { instancePath: instancePath + "/evalId", schemaPath: "#/properties/evalId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.verdict !== void 0) {
      if (!validate23(data.verdict, { instancePath: instancePath + "/verdict", parentData: data, parentDataProperty: "verdict", rootData })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if (data.verdictSentence !== void 0) {
      if (typeof data.verdictSentence !== "string") {
        const err14 = { instancePath: instancePath + "/verdictSentence", schemaPath: "#/properties/verdictSentence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.interrupted !== void 0) {
      if (typeof data.interrupted !== "string") {
        const err15 = { instancePath: instancePath + "/interrupted", schemaPath: "#/properties/interrupted/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.passRate !== void 0) {
      let data5 = data.passRate;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1 || isNaN(data5)) {
          const err16 = { instancePath: instancePath + "/passRate", schemaPath: "#/properties/passRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err17 = { instancePath: instancePath + "/passRate", schemaPath: "#/properties/passRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/passRate", schemaPath: "#/properties/passRate/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.totalRuns !== void 0) {
      let data6 = data.totalRuns;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err19 = { instancePath: instancePath + "/totalRuns", schemaPath: "#/properties/totalRuns/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          const err20 = { instancePath: instancePath + "/totalRuns", schemaPath: "#/properties/totalRuns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.totals !== void 0) {
      let data7 = data.totals;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.scenarios === void 0) {
          const err21 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data7.attempts === void 0) {
          const err22 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data7.passRate === void 0) {
          const err23 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "passRate" }, message: "must have required property 'passRate'" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data7.scenarioPassRate === void 0) {
          const err24 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "scenarioPassRate" }, message: "must have required property 'scenarioPassRate'" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data7.flaky === void 0) {
          const err25 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "flaky" }, message: "must have required property 'flaky'" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data7.durationMs === void 0) {
          const err26 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        for (const key1 in data7) {
          if (!func2.call(schema6.properties.totals.properties, key1)) {
            const err27 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data7.attempts !== void 0) {
          if (!validate25(data7.attempts, { instancePath: instancePath + "/totals/attempts", parentData: data7, parentDataProperty: "attempts", rootData })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data7.passRate !== void 0) {
          let data9 = data7.passRate;
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1 || isNaN(data9)) {
              const err28 = { instancePath: instancePath + "/totals/passRate", schemaPath: "#/properties/totals/properties/passRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              const err29 = { instancePath: instancePath + "/totals/passRate", schemaPath: "#/properties/totals/properties/passRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/totals/passRate", schemaPath: "#/properties/totals/properties/passRate/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data7.decidedPassRate !== void 0) {
          let data10 = data7.decidedPassRate;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1 || isNaN(data10)) {
              const err31 = { instancePath: instancePath + "/totals/decidedPassRate", schemaPath: "#/properties/totals/properties/decidedPassRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err32 = { instancePath: instancePath + "/totals/decidedPassRate", schemaPath: "#/properties/totals/properties/decidedPassRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/totals/decidedPassRate", schemaPath: "#/properties/totals/properties/decidedPassRate/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data7.interval !== void 0) {
          if (!validate27(data7.interval, { instancePath: instancePath + "/totals/interval", parentData: data7, parentDataProperty: "interval", rootData })) {
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
        if (data7.tokens !== void 0) {
          let data12 = data7.tokens;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err34 = { instancePath: instancePath + "/totals/tokens", schemaPath: "#/properties/totals/properties/tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 < 0 || isNaN(data12)) {
              const err35 = { instancePath: instancePath + "/totals/tokens", schemaPath: "#/properties/totals/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
        }
        if (data7.costUsd !== void 0) {
          let data13 = data7.costUsd;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 < 0 || isNaN(data13)) {
              const err36 = { instancePath: instancePath + "/totals/costUsd", schemaPath: "#/properties/totals/properties/costUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/totals/costUsd", schemaPath: "#/properties/totals/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data7.durationMs !== void 0) {
          if (!validate29(data7.durationMs, { instancePath: instancePath + "/totals/durationMs", parentData: data7, parentDataProperty: "durationMs", rootData })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
        }
        if (data7.scenarios !== void 0) {
          if (!validate25(data7.scenarios, { instancePath: instancePath + "/totals/scenarios", parentData: data7, parentDataProperty: "scenarios", rootData })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data7.scenarioPassRate !== void 0) {
          let data16 = data7.scenarioPassRate;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 1 || isNaN(data16)) {
              const err38 = { instancePath: instancePath + "/totals/scenarioPassRate", schemaPath: "#/properties/totals/properties/scenarioPassRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err39 = { instancePath: instancePath + "/totals/scenarioPassRate", schemaPath: "#/properties/totals/properties/scenarioPassRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          } else {
            const err40 = { instancePath: instancePath + "/totals/scenarioPassRate", schemaPath: "#/properties/totals/properties/scenarioPassRate/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data7.passAtK !== void 0) {
          let data17 = data7.passAtK;
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 1 || isNaN(data17)) {
              const err41 = { instancePath: instancePath + "/totals/passAtK", schemaPath: "#/properties/totals/properties/passAtK/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data17 < 0 || isNaN(data17)) {
              const err42 = { instancePath: instancePath + "/totals/passAtK", schemaPath: "#/properties/totals/properties/passAtK/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          } else {
            const err43 = { instancePath: instancePath + "/totals/passAtK", schemaPath: "#/properties/totals/properties/passAtK/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data7.passHatK !== void 0) {
          let data18 = data7.passHatK;
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 1 || isNaN(data18)) {
              const err44 = { instancePath: instancePath + "/totals/passHatK", schemaPath: "#/properties/totals/properties/passHatK/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data18 < 0 || isNaN(data18)) {
              const err45 = { instancePath: instancePath + "/totals/passHatK", schemaPath: "#/properties/totals/properties/passHatK/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/totals/passHatK", schemaPath: "#/properties/totals/properties/passHatK/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data7.flaky !== void 0) {
          let data19 = data7.flaky;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            const err47 = { instancePath: instancePath + "/totals/flaky", schemaPath: "#/properties/totals/properties/flaky/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 < 0 || isNaN(data19)) {
              const err48 = { instancePath: instancePath + "/totals/flaky", schemaPath: "#/properties/totals/properties/flaky/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.report !== void 0) {
      let data20 = data.report;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.profile === void 0) {
          const err50 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/required", keyword: "required", params: { missingProperty: "profile" }, message: "must have required property 'profile'" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data20.scenarioResults === void 0) {
          const err51 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/required", keyword: "required", params: { missingProperty: "scenarioResults" }, message: "must have required property 'scenarioResults'" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (data20.qualityScores === void 0) {
          const err52 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/required", keyword: "required", params: { missingProperty: "qualityScores" }, message: "must have required property 'qualityScores'" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        if (data20.securityFindings === void 0) {
          const err53 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/required", keyword: "required", params: { missingProperty: "securityFindings" }, message: "must have required property 'securityFindings'" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        for (const key2 in data20) {
          if (!(key2 === "profile" || key2 === "scenarioResults" || key2 === "qualityScores" || key2 === "securityFindings")) {
            const err54 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data20.profile !== void 0) {
          if (typeof data20.profile !== "string") {
            const err55 = { instancePath: instancePath + "/report/profile", schemaPath: "#/properties/report/properties/profile/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data20.scenarioResults !== void 0) {
          let data22 = data20.scenarioResults;
          if (Array.isArray(data22)) {
            const len0 = data22.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!validate32(data22[i0], { instancePath: instancePath + "/report/scenarioResults/" + i0, parentData: data22, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err56 = { instancePath: instancePath + "/report/scenarioResults", schemaPath: "#/properties/report/properties/scenarioResults/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data20.qualityScores !== void 0) {
          let data24 = data20.qualityScores;
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            if (data24.passRate === void 0) {
              const err57 = { instancePath: instancePath + "/report/qualityScores", schemaPath: "#/properties/report/properties/qualityScores/required", keyword: "required", params: { missingProperty: "passRate" }, message: "must have required property 'passRate'" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            if (data24.stability === void 0) {
              const err58 = { instancePath: instancePath + "/report/qualityScores", schemaPath: "#/properties/report/properties/qualityScores/required", keyword: "required", params: { missingProperty: "stability" }, message: "must have required property 'stability'" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            for (const key3 in data24) {
              if (!(key3 === "passRate" || key3 === "stability")) {
                const err59 = { instancePath: instancePath + "/report/qualityScores", schemaPath: "#/properties/report/properties/qualityScores/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            if (data24.passRate !== void 0) {
              let data25 = data24.passRate;
              if (typeof data25 == "number" && isFinite(data25)) {
                if (data25 > 1 || isNaN(data25)) {
                  const err60 = { instancePath: instancePath + "/report/qualityScores/passRate", schemaPath: "#/properties/report/properties/qualityScores/properties/passRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
                if (data25 < 0 || isNaN(data25)) {
                  const err61 = { instancePath: instancePath + "/report/qualityScores/passRate", schemaPath: "#/properties/report/properties/qualityScores/properties/passRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err61];
                  } else {
                    vErrors.push(err61);
                  }
                  errors++;
                }
              } else {
                const err62 = { instancePath: instancePath + "/report/qualityScores/passRate", schemaPath: "#/properties/report/properties/qualityScores/properties/passRate/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data24.stability !== void 0) {
              let data26 = data24.stability;
              if (typeof data26 == "number" && isFinite(data26)) {
                if (data26 > 1 || isNaN(data26)) {
                  const err63 = { instancePath: instancePath + "/report/qualityScores/stability", schemaPath: "#/properties/report/properties/qualityScores/properties/stability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
                if (data26 < 0 || isNaN(data26)) {
                  const err64 = { instancePath: instancePath + "/report/qualityScores/stability", schemaPath: "#/properties/report/properties/qualityScores/properties/stability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
              } else {
                const err65 = { instancePath: instancePath + "/report/qualityScores/stability", schemaPath: "#/properties/report/properties/qualityScores/properties/stability/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
          } else {
            const err66 = { instancePath: instancePath + "/report/qualityScores", schemaPath: "#/properties/report/properties/qualityScores/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
        if (data20.securityFindings !== void 0) {
          let data27 = data20.securityFindings;
          if (Array.isArray(data27)) {
            const len1 = data27.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!validate40(data27[i1], { instancePath: instancePath + "/report/securityFindings/" + i1, parentData: data27, parentDataProperty: i1, rootData })) {
                vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err67 = { instancePath: instancePath + "/report/securityFindings", schemaPath: "#/properties/report/properties/securityFindings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.releaseReadiness !== void 0) {
      if (!validate42(data.releaseReadiness, { instancePath: instancePath + "/releaseReadiness", parentData: data, parentDataProperty: "releaseReadiness", rootData })) {
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
    if (data.manifest !== void 0) {
      if (!validate47(data.manifest, { instancePath: instancePath + "/manifest", parentData: data, parentDataProperty: "manifest", rootData })) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    }
    if (data.attempts !== void 0) {
      let data31 = data.attempts;
      if (Array.isArray(data31)) {
        const len2 = data31.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate55(data31[i2], { instancePath: instancePath + "/attempts/" + i2, parentData: data31, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err69 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
  } else {
    const err70 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err70];
    } else {
      vErrors.push(err70);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
export {
  report
};
