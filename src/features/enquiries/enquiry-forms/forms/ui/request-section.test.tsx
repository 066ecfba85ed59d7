import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it, test } from 'vitest'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { EnquiryForm } from '../../blocks/enquiry-form/enquiry-form.tsx'
import { exampleContent, exampleVehicleContent } from '../example-content.ts'

const context: PageContext = {
  path: '/trade-in',
  language: 'en',
  theme: 'light',
  site: { has: () => true },
  isFirst: true,
}

/** The HTML of a block with its island. */
async function htmlOf(block: React.ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(block)
  return text(prelude as NodeJS.ReadableStream)
}

const inputOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? null

describe('the form about a product', () => {
  const ofProduct = (product?: string) =>
    htmlOf(
      <EnquiryForm
        block={{ blockType: 'enquiryForm', kind: 'merchandise' }}
        context={context}
        live={{
          state: 'ready',
          data: {
            forms: {
              merchandise: {
                ...exampleContent,
                chosen: { ...exampleContent.chosen, ...(product && { product }) },
              },
            },
          },
        }}
      />,
    )

  it('shows the product of the link, which visitors do not change (C-202)', async () => {
    const field = inputOf(await ofProduct('TGR Cap & Scarf'), 'product')
    expect(field).toContain('value="TGR Cap &amp; Scarf"')
    expect(field).toMatch(/ readonly=""/i)
  })

  it('asks for the product where no link brings one', async () => {
    expect(inputOf(await ofProduct(), 'product')).not.toMatch(/ readonly/i)
  })
})

test('offers dealers only in the forms that ask for one', async () => {
  const form = (kind: BlockOf<'enquiryForm'>['kind']) =>
    htmlOf(
      <EnquiryForm
        block={{ blockType: 'enquiryForm', kind }}
        context={context}
        live={{ state: 'ready', data: { forms: { [kind]: exampleVehicleContent } } }}
      />,
    )
  expect(await form('document')).not.toContain('Cape Gate Motors')
  expect(await form('serviceBooking')).toContain('Cape Gate Motors')
})
