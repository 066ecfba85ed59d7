import fc from 'fast-check'

/** Texts with a special meaning in JavaScript, Postgres, Payload, React or file systems. */
const specialTexts = [
  ...['', ' ', '0', '-1', '1.5', '1e400', 'NaN', 'null', 'undefined', 'true', '[object Object]'],
  ...['99999999999999999999', '2147483648', '-9223372036854775809', '0x10', '1,2,3', '1,,'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', '_status', 'then'],
  ...['$K1', '$F1', '$@1', '$Q1', '$undefined', '$1:a:b', '$ACTION_ID_40', '$$', '{{x}}'],
  ...["'; drop table users; --", "' or 1=1", '\\', '"', '%', '%%', '%25', '%00', '../../etc/passwd', '..'],
  ...['\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\u202e', '\uffff', '\ufeff', '🚗', 'é', '\r\n', '\t'],
  ...['published', 'draft', 'en', 'af', 'zu', 'xx', 'all', '*', 'default', '2026-13-45', '275760-09-13'],
  ...['vehicles/fortuner', '/vehicles', 'https://evil.example/', 'javascript:alert(1)', 'data:,x'],
]

const longText = fc
  .tuple(fc.constantFrom('a', '%', 'é', '"', '[', '\\', 'ab,'), fc.constantFrom(257, 1_000, 5_000))
  .map(([text, times]) => text.repeat(times))

/** Generates texts, mostly ones with a special meaning. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...specialTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: longText },
)

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, 99_999_999_999),
)

const key = fc.oneof(
  fc.constantFrom(
    ...['id', 'value', 'relationTo', 'blockType', 'root', 'children', 'type', 'text', 'en', 'af'],
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'equals', 'in', 'and', 'or', ''),
  fc.string({ maxLength: 8 }),
)

/** Generates JSON values a few levels deep. */
export const value: fc.Arbitrary<unknown> = fc.letrec((again) => ({
  leaf: fc.oneof(text, number, fc.boolean(), fc.constant(null)),
  list: fc.array(again('value'), { maxLength: 4 }),
  record: fc.dictionary(key, again('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 5, arbitrary: again('leaf') },
    { weight: 2, arbitrary: again('list') },
    { weight: 2, arbitrary: again('record') },
  ),
})).value

const depths = fc.constantFrom(50, 99, 101, 1_000, 20_000)

/** Generates texts that begin as JSON: too deep, truncated, with prototype keys, with too many digits. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  depths.map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  depths.map((depth) => `${'{"and":['.repeat(depth)}${']}'.repeat(depth)}`),
  depths.map((depth) => '['.repeat(depth)),
  fc.tuple(value, fc.nat()).map(([whole, at]) => {
    const json = JSON.stringify({ whole })
    return json.slice(0, at % json.length)
  }),
  fc.constantFrom(
    ...[
      '',
      'null',
      'true',
      '[]',
      '{}',
      '""',
      '0',
      '[[]]',
      '[null]',
      '{"":null}',
      '{"a":1}{"b":2}',
      '{"id":null}',
    ],
    ...[
      '{"__proto__":{"id":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"a":1,"a":{"a":[]}}',
      '\ufeff{}',
    ],
    `{"a":${'9'.repeat(10_000)}}`,
    '{"a":1e99999}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
  ),
)
