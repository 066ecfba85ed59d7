import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { exampleTradeIn } from '../../example-data.ts'
import { TradeInForm } from './trade-in-form.tsx'

const context: PageContext = {
  path: '/trade-in',
  language: 'en',
  theme: 'light',
  site: { has: () => true },
  isFirst: true,
}
const ready = { state: 'ready', data: exampleTradeIn } as const

/** The HTML of a block with its island. */
async function htmlOf(block: React.ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(block)
  return text(prelude as NodeJS.ReadableStream)
}

const inputOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? null

type Desk = BlockOf<'tradeInForm'>['desk']

describe('the trade-in form', () => {
  const tradeIn = (desk: Desk, path = context.path) =>
    htmlOf(
      <TradeInForm block={{ blockType: 'tradeInForm', desk }} context={{ ...context, path }} live={ready} />,
    )

  it('carries the desk of its block (D-337)', async () => {
    for (const desk of ['enquiry', 'service'] as const) {
      const field = inputOf(await tradeIn(desk), 'desk')
      expect(field).toContain('type="hidden"')
      expect(field).toContain(`value="${desk}"`)
    }
  })

  it('shows the fields of both steps to browsers without JavaScript, and is sent with files (D-296)', async () => {
    const html = await tradeIn('enquiry')
    for (const attribute of [
      'method="post"',
      'action="/api/enquiries/tradeIn"',
      'encType="multipart/form-data"',
    ])
      expect(/<form[^>]*>/.exec(html)?.[0]).toContain(attribute)
    for (const name of ['fullName', 'suburb', 'make', 'askingPrice', 'photos'])
      expect(inputOf(html, name), name).not.toBeNull()
  })

  it('has headings below its title', async () => {
    expect(await tradeIn('enquiry')).toMatch(/<h1.*<h2[^>]*>Personal Details<\/h2>/s)
    const below = { ...context, isFirst: false }
    const block = { blockType: 'tradeInForm', desk: 'enquiry' } as const
    expect(await htmlOf(<TradeInForm block={block} context={below} live={ready} />)).toMatch(
      /<h2.*<h3[^>]*>Personal Details<\/h3>/s,
    )
  })

  it('goes to the dealer on whose site it is, otherwise to a chosen one (D-048)', async () => {
    const ofDealer = inputOf(await tradeIn('enquiry', '/dealers/sandton/trade-in'), 'dealer')
    expect(ofDealer).toContain('type="hidden"')
    expect(ofDealer).toContain('value="sandton"')
    const html = await tradeIn('enquiry')
    expect(inputOf(html, 'dealer')).toBeNull()
    expect(html).toMatch(/<select[^>]* name="dealer"/)
  })

  it('offers the makes and ranges of our used stock while visitors type', async () => {
    const html = await tradeIn('enquiry')
    expect(html).toMatch(/<datalist id="suggestions-make"><option value="Suzuki"/)
    expect(html).toMatch(/<datalist id="suggestions-modelName">.*<option value="Polo"/)
  })
})
