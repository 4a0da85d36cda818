import { canonicalJson } from '../model/canonical-json.ts';
import type { LoadedConfig } from '../model/loaded.ts';
import { fileDigests, sha256 } from './manifest.ts';
import type { SubjectSource } from './subject.ts';

/**
 * What a run depends on: the validated configuration and every file that its subject is made of; spec sections 6.2 and 12.25. The order
 * of keys does not count, nor does a key written in the configuration, nor the permission mode of the command line.
 */
export function fingerprintRun(
  { config, dir }: LoadedConfig,
  { files }: Pick<SubjectSource, 'files'>,
): string {
  const { apiKey: _secret, ...provider } = config.provider ?? {};
  return sha256(canonicalJson({ config: { ...config, provider }, files: fileDigests(files, dir) }));
}
