/*
 * Undocumented names that Next may change. `assumptions.test.ts` compares each with the installed version. This file
 * contains only constants, because the HTTP entry reads them without Next.
 */

/** Request header with value `1` that requests a page as React's navigation data instead of HTML. */
export const navigationHeader = 'rsc'

/** Request header with the router state before a navigation; Next responds with 500 when it is invalid. */
export const routerStateHeader = 'next-router-state-tree'

/** Request headers that change React's navigation data, as listed in Next's own `Vary`. */
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

/** Request header with the id of the called server function. */
export const serverFunctionHeader = 'next-action'

/** Length of that id in hexadecimal digits: a byte of flags and a SHA-1 hash. */
export const serverFunctionIdLength = 42

/** Cookies of Next's draft mode. */
export const draftModeCookies = ['__prerender_bypass', '__next_preview_data'] as const

/** Response header with the result of Next's page cache: `HIT`, `STALE` or `MISS`. */
export const pageCacheHeader = 'x-nextjs-cache'

/** Value of that header for a stale page that is served while a new one is rendered. */
export const stalePage = 'STALE'

/** Maximum length of a cache tag, in characters. */
export const maxTagLength = 256

/** Identifies Next's empty HTML shell of a page that does not exist. */
export const emptyShellMark = 'id="__next_error__"'

/** Build output that lists all server functions, keyed by id under `node`. */
export const serverFunctionManifest = '.next/server/server-reference-manifest.json'
