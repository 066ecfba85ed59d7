import fc from 'fast-check'
import { text } from './values.ts'

/** Percent-encodes text; lone surrogates become the replacement character. */
export const encodeText = (raw: string) => encodeURIComponent(raw.toWellFormed())

/** Generates path segments of no existing page, well-formed or not. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: text.map((raw) => encodeText(raw).slice(0, 3_000)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['%25', '%2525', 'a%25', '%2500', '%252e%252e', '%25zz', '%2541', '%255c', '%250a', '50%25.png'],
      ...['%00', '%ff', '%4', '%2e%2e', '%2f', '%5c', '%3f', '%23', '%20', '.', '..', '', ';', '@', '$', '~'],
      ...[
        'x.rsc',
        'x.json',
        'x.txt',
        'index.html',
        '_next',
        'api',
        '[id]',
        '(x)',
        '[[...x]]',
        'page',
        'route',
      ],
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(257, 600, 2_000).map((length) => 'x'.repeat(length)) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,12}$/) },
)

/** Encodes one query parameter. */
export const parameter = (name: string, raw: string) => `${name}=${encodeText(raw)}`

/** Generates queries that no route knows, sometimes empty. */
export const oddQuery: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom('a', 'a[]', 'a[b][c]', 'q', 'code', 'locale', '_rsc'), text), text),
    {
      maxLength: 4,
    },
  )
  .map((pairs) =>
    pairs.map(([name, raw]) => parameter(/^[\w[\]]+$/.test(name) ? name : encodeText(name), raw)).join('&'),
  )
  .map((query) => query.slice(0, 4_000))

/** Joins a path and a query. */
export const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)
