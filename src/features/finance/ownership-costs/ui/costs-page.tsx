import { serviceSchedulePath } from '#features/owners/service-schedule/rules.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { CostsView, ModelCosts } from '../costs-view.ts'
import { costsPath } from '../rules/costs-path.ts'
import { amountOr, kilometresText } from './amounts.ts'
import { fiveYearRows, monthlyRows, onTheRoadRows } from './cost-rows.ts'
import { CostsForm } from './costs-form.tsx'
import { CostsTable } from './costs-table.tsx'
import { HybridSection } from './hybrid-section.tsx'
import { IncomeSection } from './income-section.tsx'
import { KeyFigures } from './key-figures.tsx'

const unknownTotal = 'No total, because a figure above is not known.'

/** The address that shows the same costs again. */
const pathOf = ({ range, choice: { chosen } }: CostsView) =>
  costsPath(
    range.slug,
    chosen
      ? { model: chosen.code, km: chosen.kilometres, province: chosen.province.slug, fuel: chosen.area }
      : {},
  )

function Costs({ view, costs }: { view: CostsView; costs: ModelCosts }) {
  const { figures } = view
  const { levy, onceOffFees, licenceFees, fuelPrices, upkeep } = figures
  const { name, kilometres, province, area, onTheRoad, running, comparison, income } = costs
  const totalOf = (label: string, amount: Parameters<typeof amountOr>[0]) => ({
    label,
    note: amount === null ? unknownTotal : undefined,
    amount: amountOr(amount),
  })
  return (
    <>
      <h2 className="mt-section max-w-[30ch] text-h3">{name}</h2>
      <p className="mt-2 text-ink-2">
        {kilometresText(kilometres)} a month, licensed in {province.name}, fuel at the price{' '}
        {area === 'coast' ? 'of the coast' : 'inland'}
      </p>
      <KeyFigures
        figures={[
          ['On the road', amountOr(onTheRoad.total)],
          ['To run, each month', amountOr(running.monthly.total)],
          ['Five years, all together', amountOr(costs.total)],
        ]}
      />
      {costs.paidServices === null ? (
        <p role="status" className="mt-6">
          The costs of services could not be loaded, so two totals are missing.{' '}
          <TextLink href={pathOf(view)}>Try again</TextLink>
        </p>
      ) : null}
      <div className="mt-section grid grid-cols-1 gap-x-16 gap-y-section laptop:grid-cols-2">
        <CostsTable
          id="on-the-road"
          heading="On the road"
          rows={onTheRoadRows(costs, figures)}
          total={totalOf('On the road, estimated', onTheRoad.total)}
          sources={[levy, onceOffFees, licenceFees]}
        />
        <CostsTable
          id="monthly"
          heading="Each month"
          rows={monthlyRows(costs, figures)}
          total={totalOf('A month, estimated', running.monthly.total)}
          sources={[fuelPrices, upkeep]}
        />
        <CostsTable
          id="five-years"
          heading="Five years"
          rows={fiveYearRows(costs)}
          total={totalOf('Five years, estimated', costs.total)}
          sources={[fuelPrices, upkeep, licenceFees]}
        />
        <div className="grid grid-cols-1 content-start gap-section">
          {comparison ? <HybridSection comparison={comparison} /> : null}
          {income ? <IncomeSection income={income} affordability={figures.affordability} /> : null}
        </div>
      </div>
    </>
  )
}

/** What a range costs to own: on the road, each month and over five years. English only. */
export function CostsPage({ view }: { view: CostsView }) {
  const { range, choice, costs } = view
  return (
    <div className="frame pt-8 pb-section tablet:pt-12">
      <h1 className="max-w-[16ch] text-h1">What the {range.name} costs to own.</h1>
      <p className="mt-6 max-w-[52ch] text-ink-2 text-lead">
        The day you collect it, every month after, and five years together. Each amount says what it assumes.
      </p>
      <CostsForm view={view} />
      {costs ? (
        <Costs view={view} costs={costs} />
      ) : (
        <p role="status" className="mt-section max-w-[52ch] text-lead">
          Correct what is marked above, and the costs appear here.
        </p>
      )}
      <div className="mt-section max-w-[70ch] text-ink-2 text-small">
        <p>
          An estimate, not a quotation. Consumption is measured in a laboratory; traffic, load and speed add
          to it. Insurance, interest, tolls, parking and repairs are not in it, nor what the vehicle is worth
          after five years. Amounts are in whole rand, rounded down, so lines may differ from their total by a
          few rand.
        </p>
      </div>
      <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
        <TextLink href={rangePath(range.slug)}>{`See the ${range.name}`}</TextLink>
        {choice.chosen ? (
          <TextLink href={serviceSchedulePath(choice.chosen.code)}>Its service schedule</TextLink>
        ) : null}
      </p>
    </div>
  )
}
