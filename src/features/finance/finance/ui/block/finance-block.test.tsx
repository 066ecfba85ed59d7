import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textsIn } from '#platform/i18n/texts.ts'
import { parsePrice, rand } from '#platform/money.ts'
import { defaultFinanceSettings } from '../../rules/settings.ts'
import { financeTexts, summaryTexts } from '../../texts.ts'
import { FinanceBlock } from './finance-block.island.tsx'

const subject = {
  code: '57U',
  name: 'Fortuner 2.8 GD-6 4x4 VX',
  contractName: '2.8 GD-6 4x4 VX',
  rangeName: 'Fortuner',
  price: rand(899_900),
  priceView: 'R 899 900',
  colour: { code: '3T7', title: 'Emotional Red' },
  picture: { src: '/art/1/red.svg', width: 700, height: 300 },
}

function markup(language: 'en' | 'af' | 'zu', part: Partial<typeof subject> = {}): string {
  const { finance } = financeTexts(language)
  const { layout } = textsIn(language)
  return renderToStaticMarkup(
    <FinanceBlock
      subject={{ ...subject, ...part }}
      settings={defaultFinanceSettings}
      forms={{ dealer: null, path: '/vehicles/fortuner', finance: true, subscription: true, quotePath: null }}
      texts={{ language, calculators: summaryTexts(language), finance, newTab: layout.newTab }}
      change={<button type="button">Change Derivative</button>}
    />,
  )
}

const textOf = (html: string) =>
  html
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

it('renders closed calculators and the complete summary on the server (V-006, V-012, V-014)', () => {
  const html = markup('en')
  expect(html).toContain('aria-expanded="false"')
  expect(html).not.toMatch(/<article|<select|type="range"/)
  const text = textOf(html)
  for (const part of [
    'Fortuner 2.8 GD-6 4x4 VX',
    'Model code 57U',
    'Emotional Red',
    'R 899 900',
    'R 15 083 p/m',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).toContain('Number of instalments 72 Total of instalments R 1 086 044')
  expect(text).toContain('Interest rate a year 12 % Balloon due at the end R 269 970')
  expect(text).toContain('Total cost, deposit and balloon included R 1 357 222')
  expect(html).toContain('src="/art/1/red.svg"')
})

it.each(['352800', '352 800', '352\u00a0800', '352\u202f800'])(
  'shows the same instalment for a price written as "%s" (V-046)',
  (price) => {
    const parsed = parsePrice(price)
    expect(parsed).toBe(35_280_000)
    expect(textOf(markup('en', parsed === null ? {} : { price: parsed }))).toContain('R 5 955 p/m')
  },
)

it('shows the same instalment with Afrikaans and isiZulu labels (V-018)', () => {
  expect(textOf(markup('af'))).toContain(
    'Paaiementfinansiering Geskatte paaiement, Fortuner 2.8 GD-6 4x4 VX R 15 083',
  )
  expect(textOf(markup('zu'))).toContain('Isitolimende esilinganisiwe, Fortuner 2.8 GD-6 4x4 VX R 15 083')
})
