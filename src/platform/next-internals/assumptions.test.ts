import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { flightBootstrap, flightKinds, flightPush } from './inline-scripts.ts'
import {
  draftModeCookies,
  emptyShellMark,
  maxTagLength,
  navigationChecksum,
  navigationContentType,
  navigationDataHeaders,
  navigationHeader,
  pageCacheHeader,
  serverFunctionHeader,
  serverFunctionIdLength,
  serverFunctionManifest,
} from './names.ts'

const require = createRequire(import.meta.url)
const dist = path.join(path.dirname(require.resolve('next/package.json')), 'dist')
const source = (file: string) => readFileSync(path.join(dist, file), 'utf8')

const changed = (what: string) =>
  `Next has changed ${what}: adapt src/platform/next-internals (README.md there).`

describe('the installed Next', () => {
  it('names its navigation headers and query parameter as expected', () => {
    const names = require('next/dist/client/components/app-router-headers.js')
    expect(names.RSC_HEADER, changed('the navigation header')).toBe(navigationHeader)
    expect(names.NEXT_RSC_UNION_QUERY, changed('the navigation checksum')).toBe(navigationChecksum)
    expect(names.RSC_CONTENT_TYPE_HEADER, changed('the type of navigation data')).toBe(navigationContentType)
    expect(names.ACTION_HEADER, changed('the header of server functions')).toBe(serverFunctionHeader)
    expect(
      new Set([...names.FLIGHT_HEADERS, names.NEXT_URL]),
      changed('the headers by which navigation data differs'),
    ).toEqual(new Set([navigationHeader, 'next-hmr-refresh', ...navigationDataHeaders]))
  })

  it('gives server functions ids of the expected length, and lists them in the expected file', () => {
    const { SERVER_REFERENCE_ID_LENGTH } = require('next/dist/shared/lib/server-reference-info.js')
    expect(SERVER_REFERENCE_ID_LENGTH, changed('the ids of server functions')).toBe(serverFunctionIdLength)
    const { SERVER_REFERENCE_MANIFEST } = require('next/dist/shared/lib/constants.js')
    expect(serverFunctionManifest, changed('the manifest of server functions')).toBe(
      `.next/server/${SERVER_REFERENCE_MANIFEST}.json`,
    )
  })

  it('names its draft mode cookies as expected', () => {
    const names = require('next/dist/server/api-utils/index.js')
    const cookies = [names.COOKIE_NAME_PRERENDER_BYPASS, names.COOKIE_NAME_PRERENDER_DATA]
    expect(cookies, changed('the cookies of draft mode')).toEqual(draftModeCookies)
  })

  it('writes flight data into pages with the two expected statements', () => {
    const text = source('server/app-render/use-flight-response.js')
    const message = changed('how it writes flight data into pages')
    const beginning = flightBootstrap.slice(0, flightBootstrap.indexOf('[0]'))
    expect(text.includes(`\`${beginning}\${`), message).toBe(true)
    expect(text.includes(flightPush), message).toBe(true)
    expect(text.includes('INLINE_FLIGHT_PAYLOAD_BOOTSTRAP = 0'), message).toBe(true)
    expect(text.includes(`INLINE_FLIGHT_PAYLOAD_DATA = ${flightKinds[0]}`), message).toBe(true)
    expect(text.includes(`INLINE_FLIGHT_PAYLOAD_BINARY = ${flightKinds[1]}`), message).toBe(true)
  })

  it('accepts cache tags up to the expected length', () => {
    const { NEXT_CACHE_TAG_MAX_LENGTH } = require('next/dist/lib/constants.js')
    expect(NEXT_CACHE_TAG_MAX_LENGTH, changed('the longest cache tag')).toBe(maxTagLength)
  })

  it('reports page cache results in the expected header', () => {
    const text = source('build/templates/app-page-runtime.js')
    expect(text.includes(pageCacheHeader), changed('the header of its page cache')).toBe(true)
  })

  it('marks the empty shell of a missing page as expected', () => {
    const id = emptyShellMark.slice('id="'.length, -1)
    expect(source('server/app-render/app-render.js').includes(id), changed('its empty shell')).toBe(true)
  })

  it('stores fetched data and its command where the bootstrap expects them', () => {
    const bootstrap = readFileSync('scripts/bootstrap/build.mjs', 'utf8')
    expect(bootstrap).toContain("'node_modules/next/dist/bin/next'")
    expect(existsSync(path.join(dist, 'bin/next')), changed('the path of its command')).toBe(true)
    expect(bootstrap).toContain("'.next/cache/fetch-cache'")
    const text = source('server/lib/incremental-cache/file-system-cache.js')
    expect(text.includes("'fetch-cache'"), changed('the folder of fetched data')).toBe(true)
  })
})
