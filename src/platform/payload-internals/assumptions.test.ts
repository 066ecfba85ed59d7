import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  ineligibleFormMessage,
  localeReadMessage,
  unknownFieldMessage,
  unknownTargetFieldMessage,
} from './messages.ts'
import {
  internalCollections,
  jobRoutes,
  methodOverrideHeaders,
  sessionCookie,
  signInFormClass,
  takeOverDialog,
} from './names.ts'

const source = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

/** Expects a file of the installed Payload to contain a text. A failure names what has changed, not the file's text. */
function expectContains(file: string, text: string, what: string): void {
  const message = `Payload has changed ${what} (${file}): adapt src/platform/payload-internals (README.md there).`
  expect(source(file).includes(text), message).toBe(true)
}

it('names the session cookie as expected', () => {
  const [prefix] = sessionCookie.split('-')
  expectContains('payload/dist/config/defaults.js', `cookiePrefix: '${prefix}'`, 'the prefix of its cookies')
  expectContains(
    'payload/dist/auth/cookies.js',
    `{cookiePrefix}${sessionCookie.slice(prefix?.length)}\``,
    'the session cookie',
  )
})

it('names the document take-over dialog as expected', () => {
  const file = '@payloadcms/ui/dist/elements/DocumentTakeOver/index.js'
  expectContains(file, `modalSlug = '${takeOverDialog}'`, 'its take-over dialog')
})

it.each([
  ['queues/config/collection.js', internalCollections.jobs],
  ['kv/adapters/DatabaseKVAdapter.js', internalCollections.keyValue],
  ['locked-documents/config.js', internalCollections.lockedDocuments],
  ['database/migrations/migrationsCollection.js', internalCollections.migrations],
  ['preferences/config.js', internalCollections.preferences],
])('names the collection in %s as expected', (file, slug) => {
  expectContains(`payload/dist/${file}`, `'${slug}'`, `the collection ${slug}`)
})

it('runs jobs at the expected routes only', () => {
  const [run = '', schedules = ''] = jobRoutes
  expectContains('payload/dist/queues/endpoints/run.js', `path: '${run}'`, 'a route that runs jobs')
  expectContains(
    'payload/dist/queues/endpoints/handleSchedules.js',
    `path: '${schedules}'`,
    'a route that runs jobs',
  )
  const index = source('payload/dist/queues/config/collection.js')
  const routes = /endpoints: \[([^\]]*)\]/.exec(index)?.[1]?.split(',').length
  expect(routes, 'Payload has job routes that cms/rest/checked-endpoints.ts does not know.').toBe(
    jobRoutes.length,
  )
})

it.each(methodOverrideHeaders)('reads a method override from %s', (header) => {
  const text = source('payload/dist/utilities/handleEndpoints.js').toLowerCase()
  expect(text.includes(header), `Payload no longer reads the header ${header}.`).toBe(true)
})

it('gives the sign-in form the expected class', () => {
  const file = '@payloadcms/next/dist/views/Login/LoginForm/index.js'
  expectContains(file, `'${signInFormClass}'`, 'the class of the sign-in form')
  expect(readFileSync('src/cms/admin/admin.css', 'utf8')).toContain(`.${signInFormClass} `)
})

it.each([
  ['@payloadcms/drizzle/dist/queries/getTableColumnFromPath.js', unknownFieldMessage],
  ['payload/dist/uploads/fetchAPI-multipart/index.js', ineligibleFormMessage],
  ['@payloadcms/ui/dist/utilities/copyDataFromLocale.js', localeReadMessage],
  [
    '@payloadcms/ui/dist/forms/fieldSchemasToFormState/serverFunctions/renderFieldServerFn.js',
    unknownTargetFieldMessage,
  ],
])('contains the expected error message in %s', (file, message) => {
  expectContains(file, message, `the message “${message}”`)
})
