import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

type Button = { readonly label: string; readonly link: { readonly kind: string; readonly file: string } }

const read = (path: string) => readFileSync(new URL(`../../../../../content/${path}`, import.meta.url))
const { layout } = JSON.parse(read('pages/tyres-choose-your-type.json').toString('utf8'))
const media: { file: string }[] = JSON.parse(read('media/media.json').toString('utf8'))
const tabs: { label: string; buttons: Button[] }[] = layout.find(
  ({ blockType }: { blockType: string }) => blockType === 'tabbedDetails',
).tabs

test('links each type of tyre to the guides of both makers, six files in all (C-168)', () => {
  for (const { buttons } of tabs) {
    expect(buttons.map(({ label }) => label)).toEqual([
      'Spekboom Tyres guide (PDF)',
      'Bergwind Rubber guide (PDF)',
    ])
  }
  expect(new Set(tabs.flatMap(({ buttons }) => buttons.map(({ link }) => link.file))).size).toBe(6)
})

describe.each(tabs.flatMap(({ buttons }) => buttons.map(({ link }) => [link.file, link.kind])))(
  '%s',
  (file, kind) => {
    const seeded = `${file?.replace(/-[0-9a-f]{10}\.pdf$/, '')}.pdf`
    const pdf = read(`media/${seeded}`)
    const text = pdf.toString('latin1')

    it('is a seeded PDF, linked by the name under which it is stored (C-168)', () => {
      const digest = createHash('sha256').update(pdf).digest('hex').slice(0, 10)
      expect([kind, file]).toEqual(['file', seeded.replace('.pdf', `-${digest}.pdf`)])
      expect(media).toContainEqual({ file: seeded })
      expect(text.startsWith('%PDF-')).toBe(true)
    })

    it('has one page, tags, a title and a language', () => {
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(text).toMatch(/\/Marked true/)
      expect(text).toMatch(/\/Lang \(en-ZA\)/)
      for (const tag of ['H1', 'H2', 'L', 'LI', 'LBody']) expect(text).toMatch(new RegExp(`/S /${tag}\\b`))
    })
  },
)
