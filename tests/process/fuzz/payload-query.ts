import fc from 'fast-check'
import { encodeText, oddQuery, parameter } from './encode.ts'
import type { Kind } from './surface.ts'
import { oddJson, text } from './values.ts'

const operators = fc.constantFrom(
  ...[
    'equals',
    'not_equals',
    'in',
    'not_in',
    'all',
    'exists',
    'like',
    'not_like',
    'contains',
    'near',
    'within',
  ],
  ...[
    'greater_than',
    'greater_than_equal',
    'less_than',
    'less_than_equal',
    'intersects',
    '__proto__',
    'x',
    '0',
    '',
  ],
)

/** Returns the names of fields, including nested ones in groups, lists and localised values. */
function pathsOf(documents: readonly unknown[]): string[] {
  const paths = new Set(['id', 'updatedAt', 'nothing', '_status', 'version.id', '__proto__', 'parent', ''])
  const visit = (value: unknown, path: string, depth: number) => {
    if (path !== '') paths.add(path)
    if (depth > 3 || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return visit(value[0], path, depth + 1)
    for (const [name, inner] of Object.entries(value))
      visit(inner, path === '' ? name : `${path}.${name}`, depth + 1)
  }
  for (const document of documents) visit(document, '', 0)
  return [...paths]
}

const plain = (name: string, ...values: string[]) =>
  fc.oneof(fc.constantFrom(...values), text).map((raw) => parameter(name, raw))

/** Generates Payload queries with existing and invalid fields. */
export function payloadQuery({ documents }: Pick<Kind, 'documents'>): fc.Arbitrary<string> {
  const field = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...pathsOf(documents)) },
    text.map(encodeText),
  )
  const condition = fc
    .tuple(fc.constantFrom('', '[and][0]', '[or][1]', '[and]', '[or][0][and][0]'), field, operators, text)
    .map(([inside, name, operator, raw]) => parameter(`where${inside}[${name}][${operator}]`, raw))
  const nested = fc
    .constantFrom(5, 19, 21, 120)
    .map((times) => `where${'[and][0]'.repeat(times)}[id][equals]=1`)
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: oddQuery },
    {
      weight: 8,
      arbitrary: fc
        .array(
          fc.oneof(
            { weight: 5, arbitrary: condition },
            nested,
            oddJson.map((json) => `where=${encodeText(json.slice(0, 1_500))}`),
            field.map((name) => parameter('sort', `-${name}`)),
            fc
              .tuple(field, text)
              .map(([name, raw]) => parameter(`select[${name.replaceAll('.', '][')}]`, raw)),
            fc.tuple(field, text).map(([name, raw]) => parameter(`populate[${name}]`, raw)),
            fc.tuple(field, text).map(([name, raw]) => parameter(`joins[${name}][limit]`, raw)),
            fc.tuple(field, text).map(([name, raw]) => parameter(`${name}[a][b]`, raw)),
            plain('limit', '0', '1', '100', '-1'),
            plain('page', '0', '1', '999999'),
            plain('depth', '0', '1', '3', '99'),
            plain('locale', 'en', 'af', 'zu', 'all'),
            plain('fallback-locale', 'en', 'none', 'null', 'false'),
            plain('fallbackLocale', 'en', 'none'),
            plain('draft', 'true', 'false'),
            plain('pagination', 'true', 'false'),
            plain('trash', 'true'),
            plain('autosave', 'true'),
            plain('publishSpecificLocale', 'en', 'af'),
            plain('publishAllLocales', 'true', 'false'),
            plain('unpublishAllLocales', 'true', 'false'),
            plain('overrideLock', 'true', 'false'),
            plain('prefix', 'a', '../', ''),
            plain('flattenLocales', 'false'),
            plain('uploadEdits', '{}', '{"crop":1}'),
            plain('uploadEdits[crop][width]', '1'),
            plain('selectedLocales', 'en,af', '["en"]'),
            plain('duplicateFromID', '1', '999999'),
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((parts) => parts.join('&').slice(0, 6_000)),
    },
  )
}
