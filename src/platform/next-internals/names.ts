/*
 * Names that Next does not document and may change. `assumptions.test.ts` compares each with the installed version.
 * Pure constants: the HTTP entry reads them in plain Node.
 */

/** Request header with value `1` that asks for a page as React's navigation data instead of HTML. */
export const navigationHeader = 'rsc'

/** Request header with where a navigation comes from; Next answers 500 to one it cannot read. */
export const routerStateHeader = 'next-router-state-tree'

/** Request headers by which React's navigation data differs, as Next's own `Vary` lists them. */
export const navigationDataHeaders = [
  routerStateHeader,
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

/** Query parameter with a checksum of these headers; Next redirects a navigation whose checksum does not match. */
export const navigationChecksum = '_rsc'

/** Content type of navigation data. */
export const navigationContentType = 'text/x-component'

/** Request header with the id of the server function that React calls. */
export const serverFunctionHeader = 'next-action'

/** Length of that id: a byte of flags and a SHA-1 hash, in hexadecimal digits. */
export const serverFunctionIdLength = 42

/** Cookies of Next's draft mode. */
export const draftModeCookies = ['__prerender_bypass', '__next_preview_data'] as const

/** Response header that says how Next's own page cache served a page: `HIT`, `STALE`, `MISS`. */
export const pageCacheHeader = 'x-nextjs-cache'

/** Value of that header for a stale page that is handed out while the new one is rendered. */
export const stalePage = 'STALE'

/** Longest cache tag that Next accepts. Characters. */
export const maxTagLength = 256

/** By which Next's empty shell of a page that does not exist is recognised. */
export const emptyShellMark = 'id="__next_error__"'

/** Build output with the ids of all server functions, under `node` by their id. */
export const serverFunctionManifest = '.next/server/server-reference-manifest.json'
