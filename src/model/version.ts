declare const PROOFMARK_VERSION: string | undefined;

/** Version of the package, put in when it is bundled. */
export const version = typeof PROOFMARK_VERSION === 'undefined' ? '0.0.0-source' : PROOFMARK_VERSION;
