import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { FeedBroken, type FeedRecord } from './feed-record.ts'
import { readFeed } from './read-feed.ts'

type Vehicle = Readonly<Record<string, unknown>>

async function read(...chunks: readonly (string | Uint8Array)[]): Promise<FeedRecord[]> {
  const bytes = async function* () {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  }
  const records: FeedRecord[] = []
  for await (const record of readFeed(bytes())) records.push(record)
  return records
}

const valuesOf = (records: readonly FeedRecord[]): Vehicle[] => records.map(({ values }) => ({ ...values }))

const csv = '\uFEFFid,make,model\r\nU1,Toyota,"Hilux ""Légende"", 2.8"\r\n\r\nU2,Škoda,"two\nlines"\r\n'
const json = `\uFEFF{"count": 2, "meta": {"pages": [1]}, "vehicles": [
  {"id": "U1", "make": "Caf\\u00e9 \\"é\\"", "year": 2021, "allowInternet": true, "price": null,
   "images": [{"ImageUrl": "https://x.example/1.jpg", "order": "first"}, "https://x.example/2.jpg"]},
  {"id": "U2", "nested": {"deep": [[1]]}, "mileage": 1.5e3}
], "next": {"page": {}}}\n`
const xml = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<vehicles><!-- é -->
  <vehicle><id>U1</id><make>Land &amp; Rover &#233;</make>
    <images><image><ImageUrl>https://x.example/1.jpg</ImageUrl></image><ImageUrl>https://x.example/2.jpg</ImageUrl></images>
  </vehicle>
  <vehicle><id><![CDATA[U<2>]]></id><model/></vehicle>
</vehicles>
`

const feeds: readonly (readonly [string, string, readonly Vehicle[]])[] = [
  [
    'CSV',
    csv,
    [
      { id: 'U1', make: 'Toyota', model: 'Hilux "Légende", 2.8' },
      { id: 'U2', make: 'Škoda', model: 'two\nlines' },
    ],
  ],
  [
    'JSON',
    json,
    [
      {
        ...{ id: 'U1', make: 'Café "é"', year: 2021, allowInternet: true, price: null },
        images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
      },
      { id: 'U2', mileage: 1500 },
    ],
  ],
  [
    'XML',
    xml,
    [
      {
        id: 'U1',
        make: 'Land & Rover é',
        images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
      },
      { id: 'U<2>', model: '' },
    ],
  ],
]

describe.each(feeds)('a feed in %s', (format, feed, expected) => {
  it('is read the same wherever the stream is split', async () => {
    const bytes = Buffer.from(feed)
    for (let at = 0; at <= bytes.length; at += 1)
      expect(valuesOf(await read(bytes.subarray(0, at), bytes.subarray(at))), `at ${at}`).toEqual(expected)
    expect(valuesOf(await read(...[...bytes].map((byte) => Uint8Array.of(byte))))).toEqual(expected)
  })

  it('is read when it is compressed with gzip', async () => {
    const bytes = gzipSync(feed)
    expect(valuesOf(await read(bytes.subarray(0, 1), bytes.subarray(1)))).toEqual(expected)
  })

  it('is broken when it is cut off at any position', async () => {
    const bytes = Buffer.from(feed.trimEnd())
    for (let end = 0; end < bytes.length; end += 1) {
      // A CSV cut off after a complete row is a complete CSV; only its length or gzip tell.
      if (format === 'CSV' && /[\r\n]$/.test(bytes.subarray(0, end).toString()) && end !== bytes.length)
        continue
      await expect(read(bytes.subarray(0, end)), `at ${end}`).rejects.toThrow(FeedBroken)
    }
  })

  it('is broken when its compressed file is cut off at any position', async () => {
    const bytes = gzipSync(feed)
    for (let end = 0; end < bytes.length; end += 1)
      await expect(read(bytes.subarray(0, end)), `at ${end}`).rejects.toThrow(FeedBroken)
  })

  it('is broken when it is not UTF-8', async () => {
    await expect(read(Buffer.from(feed, 'latin1').subarray(1))).rejects.toThrow(/not UTF-8/)
  })
})

describe('the line of a vehicle', () => {
  it.each([
    ['CSV, its last', csv, [2, 5]],
    ['JSON, its first', json, [2, 4]],
    ['XML, its first', xml, [3, 6]],
  ])('is that of the file, in %s', async (_, feed, lines) => {
    expect((await read(feed)).map(({ line }) => line)).toEqual(lines)
  })
})

describe('CSV', () => {
  it('separates fields by semicolons when the header does', async () => {
    expect(valuesOf(await read('id;make\nU1;"a;b, c"\n'))).toEqual([{ id: 'U1', make: 'a;b, c' }])
  })

  it('passes on a row with too few or too many fields with the reason, and reads on', async () => {
    const records = await read('id,make\nU1\nU2,Toyota,x\nU3,Toyota\n')
    expect(records.map(({ problem }) => problem)).toEqual([
      'The row has 1 fields, and the header 2.',
      'The row has 3 fields, and the header 2.',
      undefined,
    ])
  })

  it.each([
    ['a column named twice', 'id,id\n1,2\n', /twice/],
    ['a quote that is never closed', 'id,make\nU1,"Toyota\nU2,b\n', /never closed/],
    ['a stray quote', 'id,make\nU1,5" rim\n', /stray quote/],
    ['a row without end', `id,make\nU1,"${'x'.repeat(250_000)}"\n`, /longer than 200000/],
    ['a header without end', 'x'.repeat(90_000), /too long/],
  ])('is broken by %s', async (_, feed, message) => {
    await expect(read(feed)).rejects.toThrow(message)
  })

  it('gives names such as __proto__ no meaning', async () => {
    const [record] = await read('id,__proto__,constructor\nU1,a,b\n')
    expect(Object.entries(record?.values ?? {})).toContainEqual(['__proto__', 'a'])
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false)
  })
})

describe('JSON', () => {
  it.each([
    ['an array', '[{"id":"U1"}]', ['U1']],
    ['an empty array', ' [ ] ', []],
    ['an object with one array', '{"a":{"b":1},"list":[{"id":"U1"}]}', ['U1']],
  ])('may be %s', async (_, feed, ids) => {
    expect((await read(feed)).map(({ values }) => values.id)).toEqual(ids)
  })

  it('keeps every digit of a number that is too long for JavaScript', async () => {
    const [record] = await read('[{"id":90071992547409931,"price":459900.50,"mileage":1e3}]')
    expect({ ...record?.values }).toEqual({ id: '90071992547409931', price: 459900.5, mileage: 1000 })
  })

  it.each([
    ['no array', '{"id":"U1"}', /must be an array/],
    ['two arrays', '{"a":[],"b":[]}', /more than one/],
    ['values in the array that are no objects', '[1]', /must be an array/],
    ['arrays in the array', '[[]]', /must be an array/],
    ['a second document', '[] []', /not well-formed/],
    ['deep nesting', `[{"a":${'['.repeat(50_000)}`, /nested more than 10/],
    ['a text without end', `[{"a":"${'x'.repeat(300_000)}`, /longer than 200000/],
    ['a name without end', `[{"${'x'.repeat(300_000)}`, /longer than 200000/],
    ['a number without end', `[{"a":${'1'.repeat(300_000)}`, /longer than 200000/],
    ['countless values in a vehicle', `[{"a":[${'1,'.repeat(150_000)}`, /longer than 200000/],
  ])('is broken by %s', async (_, feed, message) => {
    await expect(read(feed)).rejects.toThrow(message)
  })
})

describe('XML', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE vehicles [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><vehicles><vehicle><id>&c;</id></vehicle></vehicles>`

  it('reads a repeated element as a list', async () => {
    const urls = ['a', 'b', 'c'].map((name) => `<imageUrl>https://x.example/${name}.jpg</imageUrl>`)
    const [record] = await read(`<vehicles><vehicle><id>U1</id>${urls.join('')}</vehicle></vehicles>`)
    expect({ ...record?.values }).toEqual({
      id: 'U1',
      imageUrl: ['a', 'b', 'c'].map((name) => `https://x.example/${name}.jpg`),
    })
  })

  it.each([
    ['a document type', laughs, /document type/],
    ['an entity of its own', '<vehicles><vehicle><id>&a;</id></vehicle></vehicles>', /not well-formed/],
    ['another root', '<cars></cars>', /must begin with <vehicles>/],
    ['another element beside vehicles', '<vehicles><car/></vehicles>', /<vehicle> only/],
    ['another encoding', '<?xml version="1.0" encoding="latin1"?><vehicles/>', /must be in UTF-8/],
    ['an element that ends elsewhere', '<vehicles><vehicle></vehicles>', /not well-formed near line 1/],
    ['deep nesting', `<vehicles><vehicle>${'<a>'.repeat(50)}`, /nested more than 10/],
    ['a text without end', `<vehicles><vehicle><a>${'x'.repeat(400_000)}`, /longer than 200000/],
    ['a comment without end', `<vehicles><!--${'x'.repeat(400_000)}`, /longer than 200000/],
  ])('is broken by %s', async (_, feed, message) => {
    await expect(read(feed)).rejects.toThrow(message)
  })
})

it.each([
  ['an empty file', ''],
  ['spaces alone', ' \n \t'],
  ['a byte-order mark alone', '\uFEFF'],
])('is broken by %s', async (_, feed) => {
  await expect(read(feed)).rejects.toThrow('The feed is empty.')
})

it('passes on the error of its source as it is', async () => {
  const failing = async function* () {
    yield Buffer.from('id,make\n')
    throw new TypeError('The line is dead.')
  }
  const reading = async () => {
    for await (const _ of readFeed(failing()));
  }
  await expect(reading()).rejects.toThrow(new TypeError('The line is dead.'))
})
