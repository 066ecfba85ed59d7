import type { CollectionConfig, GlobalConfig } from 'payload'
import { expect, test } from 'vitest'
import { withSaveLanguage, withSaveLanguageOfGlobal } from './save-language.ts'

type Request = { locale: string; context: Record<string, unknown> }
type Hooks = Record<'beforeOperation' | 'beforeChange', ((args: object) => unknown)[]>

/** A hook that reads in another language with the request of the save. */
const reading = ({ req }: { req: Request }) => {
  req.locale = 'all'
}
const hooks = { beforeChange: [reading] }
const collection = { slug: 'pages', fields: [], hooks } as unknown as CollectionConfig
const global = { slug: 'header', fields: [], hooks } as unknown as GlobalConfig

/** The language the fields of a save are stored in after its hooks have run. */
function languageAfter(of: object, operations: string[], args = {}): string {
  const { beforeOperation, beforeChange } = (of as { hooks: Hooks }).hooks
  const req: Request = { locale: 'af', context: {} }
  for (const operation of operations) for (const hook of beforeOperation) hook({ args, operation, req })
  for (const hook of beforeChange) hook({ data: {}, req })
  return req.locale
}

test.each([
  ['a collection', withSaveLanguage(collection)],
  ['a global', withSaveLanguageOfGlobal(global)],
])('keeps the language of a save of %s whose hooks read in another language', (_, guarded) => {
  expect(languageAfter(guarded, ['update'])).toBe('af')
  expect(languageAfter(guarded, ['update', 'read'])).toBe('af')
  expect(languageAfter(guarded, ['update'], { publishSpecificLocale: 'zu' })).toBe('zu')
})

test('leaves the language of a restored version to Payload', () => {
  expect(languageAfter(withSaveLanguage(collection), ['update', 'restoreVersion'])).toBe('all')
})
