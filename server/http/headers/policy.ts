/**
 * Content-Security-Policy of each kind of response. No policy allows an outside host, except for frames with the booking
 * page and the purchase site that editors configured and the videos that they chose, for the map tiles that an operator
 * configured, and for the pictures of external services of specials and merchandise.
 */

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

/** Hash sources (`'sha256-…'`) of the inline scripts and styles of one page. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * Returns the policy of a page: scripts and style sheets are files of this site or exactly those inline in the HTML.
 * Style attributes are allowed, because paint and swatch colours are data, and an attribute can neither run a script
 * nor load from another host.
 *
 * @param frames origins of the pages it embeds
 * @param images origins of pictures, besides this site
 * @param films origins of films, besides this site
 */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  frames: readonly string[] = [],
  images: readonly string[] = [],
  films: readonly string[] = [],
): string {
  return policyOf({
    ...common,
    ...(frames.length > 0 ? { 'frame-src': ["'self'", ...frames].join(' ') } : {}),
    'img-src': ["'self' data:", ...images].join(' '),
    ...(films.length > 0 ? { 'media-src': ["'self'", ...films].join(' ') } : {}),
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'style-src-attr': "'unsafe-inline'",
  })
}

/** Policy of responses without inline scripts: data, files, errors. */
export const plainPolicy = pagePolicy({ scripts: [], styles: [] })

/**
 * Returns the policy of the admin, whose inline scripts differ in every response.
 *
 * @param nonce of the scripts; undefined in development, where inline scripts are allowed
 */
export function adminPolicy(nonce: string | undefined): string {
  return policyOf({
    ...common,
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'script-src': nonce === undefined ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // Payload and Lexical create style sheets and style attributes in the browser.
    'style-src': "'self' 'unsafe-inline'",
    'worker-src': "'self' blob:",
  })
}

/** Policy of uploads and drawings, which must not run scripts when opened directly. */
export const sandboxPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Policy of development: Next's development server uses eval and a web socket. */
export const developmentPolicy = policyOf({
  ...common,
  'connect-src': "'self' ws: wss:",
  'img-src': "'self' data: blob:",
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
})
