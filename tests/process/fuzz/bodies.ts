import fc from 'fast-check'
import { encodeText } from './encode.ts'
import { oddJson, text, value } from './values.ts'

export type Body = { readonly type: string | undefined; readonly body: Uint8Array }

const bytes = (raw: string) => Buffer.from(raw, 'utf8')
const boundary = 'fuzz'
const form = `multipart/form-data; boundary=${boundary}`

type Part = { readonly name: string; readonly file?: string; readonly content: string }

/** Encodes a multipart form with files, as browsers do. */
export function multipart(parts: readonly Part[]): Uint8Array {
  const encodedParts = parts.map(({ name, file, content }) => {
    const disposition = `form-data; name="${name.replace(/["\r\n]/g, '')}"`
    const filename = file === undefined ? '' : `; filename="${file.replace(/["\r\n]/g, '')}"`
    const type = file === undefined ? '' : 'Content-Type: image/png\r\n'
    return `--${boundary}\r\nContent-Disposition: ${disposition}${filename}\r\n${type}\r\n${content}\r\n`
  })
  return bytes(`${encodedParts.join('')}--${boundary}--\r\n`)
}

const json = (raw: unknown): Body => ({ type: 'application/json', body: bytes(JSON.stringify(raw) ?? '') })

const partName = fc.constantFrom(
  ...[
    'file',
    '_payload',
    'email',
    'data',
    '0',
    '1',
    '1_x',
    '$ACTION_ID_40',
    '$ACTION_REF_1',
    '$ACTION_1:0',
    'a[b]',
  ],
)
const part = fc.record(
  { name: partName, file: fc.oneof(text, fc.constantFrom('x.png', 'x.svg', '..', '')), content: text },
  { requiredKeys: ['name', 'content'] },
)

/** Generates a form with document fields, as the admin sends an upload. */
export const formWith = (fields: fc.Arbitrary<string>): fc.Arbitrary<Body> =>
  fc.tuple(fields, fc.array(part, { maxLength: 2 })).map(([content, others]) => ({
    type: form,
    body: multipart([{ name: '_payload', content }, ...others]),
  }))

const oddForm: fc.Arbitrary<Body> = fc.oneof(
  fc.array(part, { maxLength: 3 }).map((parts) => ({ type: form, body: multipart(parts) })),
  formWith(oddJson),
  fc
    .constantFrom(
      form,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=fuzz',
    )
    .map((type) => ({ type, body: bytes(`--${boundary}\r\nContent-Disposition: form-data; name="x`) })),
)

const urlEncoded: fc.Arbitrary<Body> = fc.array(fc.tuple(text, text), { maxLength: 4 }).map((pairs) => ({
  type: 'application/x-www-form-urlencoded',
  body: bytes(pairs.map(([name, raw]) => `${encodeText(name)}=${encodeText(raw)}`).join('&')),
}))

const otherType = fc.constantFrom(
  ...[
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/octet-stream',
    'application/xml',
    'x',
    'a/b; c',
    '',
  ],
  ...['application/json; charset=utf-16', 'application/json;charset=nonsense', 'application/graphql'],
)
const unlabelled: fc.Arbitrary<Body> = fc
  .tuple(fc.option(otherType, { nil: undefined }), fc.oneof(oddJson, text))
  .map(([type, raw]) => ({ type, body: bytes(raw) }))

/** Generates JSON bodies of the given values. */
export const jsonOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Body> => values.map(json)

/** Generates bodies of all kinds, valid and invalid. */
export const oddBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 4, arbitrary: jsonOf(value) },
  { weight: 3, arbitrary: oddJson.map((raw) => ({ type: 'application/json', body: bytes(raw) })) },
  { weight: 3, arbitrary: oddForm },
  { weight: 2, arbitrary: urlEncoded },
  { weight: 2, arbitrary: unlabelled },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 40 })
      .map((body) => ({ type: 'application/json' as string | undefined, body })),
  },
)
