import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { planFor } from '../../rules/calculator.ts'
import { capDeposit } from '../../rules/deposit.ts'
import { quoteFutureDrive } from '../../rules/future-drive.ts'
import { quoteInstalment } from '../../rules/instalment.ts'
import { openingPlan } from '../../rules/plan-query.ts'
import { defaultFinanceSettings } from '../../rules/settings.ts'
import { summariseSubscription } from '../../rules/subscription.ts'
import { financeTexts } from '../../texts.ts'
import { CalculatorCards } from './calculator-cards.island.tsx'
import type { PlanResults } from './use-plan-results.ts'

const settings = defaultFinanceSettings
const { fees, futureDrive, instalmentCard, subscription } = settings
const plan = openingPlan(settings)
const price = rand(899_900)
const noop = () => {}

const value = { id: 1, code: '57U', mileage: 20_000, months: 48, factor: basisPoints(6000), description: 'X' }
const quote = {
  months: 60,
  odometer: 60_000,
  leasePrice: cents(987_650),
  protect: cents(64_010),
  reference: 'Q',
}
const chosen = planFor(price, plan, instalmentCard)
const results = {
  instalment: { quote: quoteInstalment(chosen.plan, fees), deposit: chosen.deposit },
  futureDrive: {
    offered: true,
    view: {
      state: 'ready',
      quote: quoteFutureDrive(price, { ...plan, ...plan.futureDrive }, value.factor, futureDrive, fees),
      value,
    },
    retry: noop,
    deposit: capDeposit(plan.deposit, futureDrive.depositLimit, price),
  },
  subscription: {
    view: { state: 'ready', offer: { quote, summary: summariseSubscription(quote, subscription.extra) } },
    retry: noop,
  },
} satisfies PlanResults

const subject = {
  ...{ code: '57U', name: 'Range Model', contractName: 'Model', rangeName: 'Range', price },
  ...{ priceView: 'R 899 900', colour: null, picture: null },
}
const forms = { dealer: null, path: '/vehicles/x', finance: true, subscription: true, quotePath: null }

function htmlIn(language: Language, fees = settings.fees): string {
  const { calculators, finance, waysToPay } = financeTexts(language)
  const { layout } = textsIn(language)
  return renderToStaticMarkup(
    <CalculatorCards
      subject={subject}
      plan={plan}
      results={results}
      chosen="instalment"
      onChoose={noop}
      onChange={noop}
      settings={{ ...settings, fees }}
      forms={forms}
      texts={{ calculators, finance, waysToPay, newTab: layout.newTab }}
    />,
  )
}

/** The text of the open calculators, including labels for screen readers. */
function textIn(language: Language, fees = settings.fees): string {
  const html = htmlIn(language, fees)
  const labels = [...html.matchAll(/aria-(?:label|valuetext)="([^"]*)"/g)].map(([, label]) => label)
  return [html.replace(/<wbr\/?>/g, '').replace(/<[^>]+>/g, ' '), ...labels].join(' ').replace(/\s+/g, ' ')
}

/** English texts that differ in the given language, split at their placeholders. */
function englishParts(language: Language): string[] {
  const [english, other] = [financeTexts('en'), financeTexts(language)]
  return (['calculators', 'finance'] as const)
    .flatMap((group) =>
      Object.entries(english[group]).map(([key, text]) => [text, { ...other[group] }[key as never]]),
    )
    .filter(([text, translated]) => text !== translated)
    .flatMap(([text = '']) => text.split(/\{\w+\}/))
    .map((part) => part.trim())
    .filter((part) => /\w{2}.*\w{2}/.test(part))
}

const includesPart = (text: string, part: string) =>
  new RegExp(`(?<![\\p{L}-])${part.replace(/[.*+?()]/g, '\\$&')}(?![\\p{L}-])`, 'u').test(text)

it.each(['af', 'zu'] as const)(
  'shows labels, results and footnotes of the calculators in %s (V-018)',
  (language) => {
    const [english, other] = [textIn('en'), textIn(language)]
    const parts = englishParts(language)
    expect(parts.filter((part) => includesPart(english, part)).length).toBeGreaterThan(30)
    expect(parts.filter((part) => includesPart(other, part))).toEqual([])
    for (const figure of ['R 15 083 p/m', 'R 9 876 p/m', 'R 1 207,50']) expect(other).toContain(figure)
  },
)

it('shows the configured fees instead of the defaults (V-350)', () => {
  const text = textIn('en', { monthlyAdmin: cents(7_500), initiation: cents(130_050) })
  expect(text).toContain('A monthly admin fee of R 75 is part of every instalment.')
  expect(text).toMatch(/initiation fee of R\s1\s300,50 is paid once/)
  expect(text).not.toMatch(/R 69\b(?!,)|R\s1\s207,50/)
})

it('names the model as the contract does in the links to the forms, without the range (V-029, V-082)', () => {
  const links = [...htmlIn('en').matchAll(/href="(\/enquiry[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'https://example.co.za').searchParams,
  )
  const named = (parameter: string) => links.flatMap((query) => query.get(parameter) ?? [])
  expect(named('modelName')).toEqual(['Model', 'Model'])
  expect(named('vehicleModel')).toEqual(['Model'])
  expect(named('vehicleRange')).toEqual(['Range'])
})
