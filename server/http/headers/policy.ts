/** Content-Security-Policy of each kind of answer. No policy names an outside host. */

function policyOf(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
}

const common = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'object-src': "'none'",
}

/** Hash sources (`'sha256-…'`) of what stands inline in one page. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * Policy of a page: scripts and style sheets are our own files or exactly what was inline in the HTML we sent.
 * Style attributes are allowed: paint and swatch colours are data of models, not code, and an attribute can
 * neither run a script nor load from elsewhere while images and fonts are bound to this host.
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return policyOf({
    ...common,
    'img-src': "'self' data:",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'style-src-attr': "'unsafe-inline'",
  })
}

/** Policy of whatever holds no inline script: data, files, errors. */
export const plainPolicy = pagePolicy({ scripts: [], styles: [] })

/**
 * Policy of the admin, whose inline scripts change with every answer.
 *
 * @param nonce of the answer's scripts; undefined while developing, where inline scripts are allowed
 */
export function adminPolicy(nonce: string | undefined): string {
  return policyOf({
    ...common,
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'script-src': nonce === undefined ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // Payload and Lexical write style sheets and style attributes in the browser.
    'style-src': "'self' 'unsafe-inline'",
    'worker-src': "'self' blob:",
  })
}

/** Uploads and drawings, opened by themselves, are pictures and nothing else. */
export const sandboxPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Next's development server evaluates code and talks over a web socket. */
export const developmentPolicy = policyOf({
  ...common,
  'connect-src': "'self' ws: wss:",
  'img-src': "'self' data: blob:",
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
})
