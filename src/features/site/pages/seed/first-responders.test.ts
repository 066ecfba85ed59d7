import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'

const content = new URL('../../../../../content/', import.meta.url)

let guide: Buffer
/** The PDF as text: its structure is not compressed. */
let text: string

beforeAll(async () => {
  guide = await readFile(new URL('media/emergency-response-guide.pdf', content))
  text = guide.toString('latin1')
})

test('links the page to the seeded guide (V-294)', async () => {
  const digest = createHash('sha256').update(guide).digest('hex').slice(0, 10)
  const page = JSON.parse(await readFile(new URL('pages/first-responder-manuals.json', content), 'utf8'))
  expect(page.path).toBe('/owners/help-and-support/first-responder-manuals')
  expect(page.layout[0].buttons).toEqual([
    {
      label: 'Download Emergency Response Guide',
      look: 'primary',
      link: { kind: 'file', file: `emergency-response-guide-${digest}.pdf` },
    },
  ])
  const media = JSON.parse(await readFile(new URL('media/media.json', content), 'utf8'))
  expect(media).toContainEqual({ file: 'emergency-response-guide.pdf' })
})

test('keeps the guide to two pages and below 200 kB, for phones at the roadside', () => {
  expect(guide.length).toBeLessThan(200_000)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('makes the guide accessible with tags, a title and a language', () => {
  expect(text).toContain('/MarkInfo <</Type /MarkInfo\n/Marked true')
  expect(text).toMatch(/\/Lang \(en-ZA\)/)
  expect(text).toMatch(/\/Title \(Emergency response guide/)
  for (const tag of ['H1', 'H2', 'Table', 'TH', 'L', 'LI', 'Figure'])
    expect(text).toMatch(new RegExp(`/S /${tag}\\b`))
})

test('embeds every font of the guide', () => {
  const descriptors = text.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? []
  expect(descriptors.length).toBeGreaterThan(0)
  for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23] |\/Type3/)
})
