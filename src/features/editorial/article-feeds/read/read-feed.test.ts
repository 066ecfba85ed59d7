import { describe, expect, it } from 'vitest'
import { readFeed } from './read-feed.ts'

const rss = (items: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>A feed</title><link>https://feed.example</link>${items}</channel></rss>`

const read = (
  text: string,
  contentType = 'application/rss+xml; charset=utf-8',
  category: string | null = null,
) => readFeed(new TextEncoder().encode(text), { contentType, category })

const itemsOf = (...input: Parameters<typeof read>) => read(...input).items

const item = (slug: string, more = '') =>
  `<item><title>${slug}</title><link>https://feed.example/${slug}/</link>${more}</item>`

describe('an item of an RSS feed', () => {
  it('has title, link, category, day, description and the picture of its figure (C-188)', () => {
    const [found] = itemsOf(
      rss(`<item>
        <title>GR Yaris &amp;amp; the pass</title>
        <link>https://feed.example/2026/11/gr-yaris-review/</link>
        <category>Racing</category><category>Long read</category>
        <pubDate>Tue, 24 Nov 2026 08:00:00 +0200</pubDate>
        <description><![CDATA[<figure><img src="/media/yaris.jpg?a=1&amp;b=2" alt="x"></figure><p>Three cylinders.</p><p>One pass, D&amp;D and &lsquo;grip&rsquo;.</p>]]></description>
      </item>`),
    )
    expect(found).toEqual({
      title: 'GR Yaris & the pass',
      link: 'https://feed.example/2026/11/gr-yaris-review/',
      category: 'Racing',
      publishedAt: '2026-11-24T06:00:00.000Z',
      description: 'Three cylinders. One pass, D&D and ‘grip’.',
      pictureSource: 'https://feed.example/media/yaris.jpg?a=1&b=2',
    })
  })

  it.each([
    [
      'the figure of its text',
      '<content:encoded><![CDATA[<figure><a href="/"><img src="https://a.example/1.png"></a></figure>]]></content:encoded>',
    ],
    ['an enclosure', '<enclosure url="https://a.example/1.png" type="image/png" length="9"/>'],
    [
      'Media RSS',
      '<media:group><media:content url="https://a.example/1.mp4" medium="video"/><media:content url="https://a.example/1.png" medium="image"/></media:group>',
    ],
    ['a thumbnail', '<media:thumbnail url="https://a.example/1.png"/>'],
  ])('has the picture of %s (C-188)', (_, more) => {
    expect(itemsOf(rss(item('a', more)))[0]?.pictureSource).toBe('https://a.example/1.png')
  })

  it.each([
    '<enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>',
    '<enclosure url="javascript:alert(1)" type="image/png"/>',
    '<description>&lt;img src="https://a.example/counter.gif"&gt; text</description>',
    '',
  ])('has no picture for %j (C-188)', (more) => {
    expect(itemsOf(rss(item('a', more)))[0]?.pictureSource).toBeNull()
  })

  it('is plain text, whatever its texts contain (C-188)', () => {
    const hostile =
      '<script>alert(1)</script><style>p{}</style><p onclick="x()">Safe <b>wor</b>ds</p><iframe src="https://a.example"></iframe><img src=x onerror=alert(1)>&lt;script&gt;'
    const more = `<description><![CDATA[${hostile}]]></description>`
    expect(itemsOf(rss(item('a', more)))[0]?.description).toBe('Safe words <script>')
  })

  it('has a short description, cut at the end of a word', () => {
    const description = itemsOf(rss(item('a', `<description>${'words '.repeat(500)}</description>`)))[0]
      ?.description
    expect(description?.length).toBeLessThanOrEqual(300)
    expect(description).toMatch(/words…$/)
  })

  it('has no moment when the feed does not state its zone', () => {
    const days = ['24 Nov 2026 08:00:00', 'yesterday', 'Tue, 24 Nov 2026 08:00:00 GMT']
    const items = rss(days.map((day, index) => item(`a${index}`, `<pubDate>${day}</pubDate>`)).join(''))
    expect(itemsOf(items).map(({ publishedAt }) => publishedAt)).toEqual([
      ...[null, null, '2026-11-24T08:00:00.000Z'],
    ])
  })
})

describe('a feed', () => {
  it.each([[2], [1], [0]])('with %i items has as many, in RSS and in JSON (C-370)', (count) => {
    const slugs = ['first', 'second'].slice(0, count)
    const titles = (items: ReturnType<typeof itemsOf>) => items.map(({ title }) => title)
    expect(titles(itemsOf(rss(slugs.map((slug) => item(slug)).join(''))))).toEqual(slugs)
    const json = slugs.map((slug) => ({ title: [slug], link: [`https://feed.example/${slug}`] }))
    const forms = [
      { rss: { channel: [{ item: json }] } },
      { rss: { channel: { item: json[1] ? json : json[0] } } },
    ]
    for (const form of forms)
      expect(titles(itemsOf(JSON.stringify(form), 'application/json; charset=utf-8'))).toEqual(slugs)
  })

  it('in JSON has the same members as in RSS (C-370)', () => {
    const figure = '<figure><img src="https://a.example/1.png"></figure><p>Text</p>'
    const elements = {
      ...{ title: ['A'], link: ['https://feed.example/a'], category: [{ _: 'Racing', $: { domain: 'x' } }] },
      ...{ pubDate: ['Tue, 24 Nov 2026 08:00:00 GMT'], description: [figure] },
    }
    const inJson = {
      rss: {
        channel: [
          {
            item: [
              elements,
              {
                ...elements,
                link: 'https://feed.example/b',
                description: '',
                enclosure: { $: { url: 'https://a.example/2.png', type: 'image/png' } },
              },
            ],
          },
        ],
      },
    }
    const [first, second] = itemsOf(JSON.stringify(inJson), 'application/json')
    expect(first).toEqual({
      ...{ title: 'A', link: 'https://feed.example/a', category: 'Racing' },
      ...{ publishedAt: '2026-11-24T08:00:00.000Z', description: 'Text' },
      pictureSource: 'https://a.example/1.png',
    })
    expect(second?.pictureSource).toBe('https://a.example/2.png')
  })

  it('has the items of its category only (C-370)', () => {
    const items = rss(
      item('a', '<category>Racing</category>') +
        item('b', '<category>Owners</category><category>racing</category>') +
        item('c'),
    )
    expect(itemsOf(items, 'text/xml', 'Racing').map(({ title }) => title)).toEqual(['a', 'b'])
  })

  it('has at most 50 items, each link once', () => {
    const many = Array.from({ length: 80 }, (_, index) => item(`a${index}`)).join('')
    expect(itemsOf(rss(item('a0') + many))).toHaveLength(50)
    expect(itemsOf(rss(item('a') + item('a')))).toHaveLength(1)
  })

  it('leaves out items without a title or a link, and counts them', () => {
    const items = rss(
      `${item('a')}<item><title>No link</title></item><item><link>https://feed.example/b</link></item>`,
    )
    expect(read(items)).toMatchObject({ items: [{ title: 'a' }], unreadable: 2 })
    expect(() => read(rss('<item><title>No link</title></item>'))).toThrow('None of its items')
  })
})

describe('a feed that cannot be trusted', () => {
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  const file = '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>'
  it.each([
    ['entities that expand', rss(item('a', '<description>&b;</description>'), bomb), 'document type'],
    ['an entity of a file', rss(item('a', '<description>&f;</description>'), file), 'document type'],
    ['an unknown entity', rss(item('a', '<description>&nbsp;</description>')), 'not well-formed'],
    ['no end', rss(item('a') + item('b')).slice(0, -30), 'not well-formed'],
    ['nothing', '', 'not well-formed'],
    ['a page', '<!doctype html><title>Down</title>', 'not well-formed'],
    ['another vocabulary', '<feed><entry/></feed>', 'no RSS feed'],
    ['another encoding', rss(item('a'), '<?xml version="1.0" encoding="windows-1252"?>'), 'UTF-8'],
    ['too deep nesting', rss(item('a', `${'<x>'.repeat(50)}${'</x>'.repeat(50)}`)), 'more than 40 levels'],
  ])('is refused for %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it.each([
    ['{"rss":', 'not well-formed'],
    ['{"items":[]}', 'no rss.channel'],
    ['[]', 'no rss.channel'],
  ])('is refused for the JSON %s', (text, message) => {
    expect(() => read(text, 'application/json')).toThrow(message)
  })

  it('is refused when it is not UTF-8', () => {
    const bytes = Uint8Array.of(0x3c, 0xff, 0xfe)
    expect(() => readFeed(bytes, { contentType: 'text/xml', category: null })).toThrow('not UTF-8')
  })

  it('is read in time, whatever its texts repeat', () => {
    const more = (text: string) => `<description><![CDATA[${text}]]></description>`
    const hostile = ['<figure>', '<script', '<!--', '<', '&', '<a '].map((text, index) =>
      item(`a${index}`, more(text.repeat(150_000 / text.length))),
    )
    expect(itemsOf(rss(hostile.join('')))).toHaveLength(6)
  })
})
