import { Fragment } from 'react'
import { dealerSegment } from '#features/dealers/dealers/index.ts'
import type { LiveBlockView, PageContext } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatInstalment, rand } from '#platform/money.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { BudgetChoice, BudgetChoices } from '../../data/budget-choices.ts'
import { type MonthlyBudget as Budget, monthlyBudgets } from '../../rules/budget-choice.ts'
import { lineUpAddress } from '../../rules/line-up-filters.ts'
import { lineUpTexts } from '../../texts.ts'
import { BudgetCard } from './budget-card.tsx'
import styles from './monthly-budget.module.css'

const formatBudget = (budget: Budget) => formatInstalment(rand(Number(budget)))

type PanelProps = {
  budget: Budget
  choices: readonly [BudgetChoice, ...BudgetChoice[]]
  context: PageContext
}

/** What one budget buys, the vehicle with the highest instalment in the heading. */
function BudgetPanel({ budget, choices, context: { language, path } }: PanelProps) {
  const { lineUp } = lineUpTexts(language)
  const dealer = dealerSegment(path)
  const [first] = choices
  const values = { instalment: formatInstalment(first.quote.instalment), range: first.name }
  return (
    <div className="mt-8 tablet:mt-10">
      <h3 className="figures max-w-[24ch] text-h2">{fill(lineUp.buys, values)}</h3>
      <ul className="mt-8 grid grid-cols-1 gap-x-gutter gap-y-10 tablet:grid-cols-3">
        {choices.map((choice) => (
          <BudgetCard key={choice.slug} choice={choice} language={language} />
        ))}
      </ul>
      <p className="mt-8">
        <TextLink
          href={dealer ? lineUpPath(dealer) : lineUpAddress({ monthly: budget, order: 'instalment' })}
        >
          {fill(lineUp.allWithin, { amount: formatBudget(budget) })}
        </TextLink>
      </p>
    </div>
  )
}

/**
 * What a monthly budget buys. The amounts are radio buttons before the lists that they show, so that style sheets alone
 * switch between them.
 */
export const MonthlyBudget: LiveBlockView<'monthlyBudget', BudgetChoices> = ({ block, context, live }) => {
  const { title, lead, buttons } = block
  if (live.state === 'empty') return null
  const { lineUp } = lineUpTexts(context.language)
  const name = `budget-${block.id ?? 'month'}`
  const panels = monthlyBudgets.flatMap((budget) => {
    const [first, ...others] = (live.state === 'ready' && live.data[budget]) || []
    return first && (!block.budgets?.length || block.budgets.includes(budget))
      ? [{ budget, choices: [first, ...others] as const }]
      : []
  })
  if (live.state === 'ready' && panels.length === 0) return null
  return (
    <Section
      heading={title}
      lead={lead}
      surface="surface"
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      {live.state === 'failed' ? (
        <p className="text-ink-2">{blockTexts(context.language).sections.failedForNow}</p>
      ) : (
        <fieldset className={styles.budgets}>
          <legend className="mb-3 font-semibold">{lineUp.budget}</legend>
          {panels.map(({ budget }, index) => (
            <Fragment key={budget}>
              <input
                type="radio"
                id={`${name}-${budget}`}
                name={name}
                value={budget}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <label htmlFor={`${name}-${budget}`}>{formatBudget(budget)}</label>
            </Fragment>
          ))}
          {panels.map(({ budget, choices }) => (
            <BudgetPanel key={budget} budget={budget} choices={choices} context={context} />
          ))}
        </fieldset>
      )}
    </Section>
  )
}
