import { readFileSync } from 'node:fs'
import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { serverCallSchemas } from './server-call-schemas.ts'

const dispatcher = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'

/** Serves folders, which no collection has, so the call returns 404. */
const unused = ['get-folder-results-component-and-data']

test('defines or deliberately omits a schema for every server function of the installed Payload', () => {
  const [, list = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(dispatcher, 'utf8')) ?? []
  const installed = [...list.matchAll(/^\s*'?([a-z-]+)'?:/gm)].map(([, name = '']) => name)
  const config = {
    collections: [{ slug: 'pages' }],
    globals: [{ slug: 'header' }],
    localization: { localeCodes: ['en'] },
  } as unknown as SanitizedConfig
  const handled = [...serverCallSchemas(config).keys(), ...unused]
  const message = `Payload has other server functions (${dispatcher}): adapt cms/admin/server-call-schemas.ts.`
  expect(installed.toSorted(), message).toEqual(handled.toSorted())
})
