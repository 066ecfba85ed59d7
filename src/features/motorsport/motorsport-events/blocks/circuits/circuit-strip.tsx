import type { ReactNode } from 'react'
import { type BlockOf, innerHeadingLevel, type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { Section } from '#ui/layout/section.tsx'
import { circuitLength } from '../../rules/circuit-length.ts'
import { stripColumns } from '../../rules/strip-columns.ts'
import { motorsportEventTexts } from '../../texts.ts'
import { CircuitDates } from './circuit-dates.tsx'
import { CircuitLine, type DrawnCircuit } from './circuit-line.tsx'

const tabletColumns = { 2: 'tablet:grid-cols-2', 3: 'tablet:grid-cols-3' }

const laptopColumns = {
  2: 'laptop:grid-cols-2',
  3: 'laptop:grid-cols-3',
  4: 'laptop:grid-cols-4',
  5: 'laptop:grid-cols-5',
}

type ItemProps = { circuit: DrawnCircuit; level: 2 | 3; context: PageContext }

/** Beside each other on phones, the text below the line on wider windows. */
function CircuitItem({ circuit, level, context }: ItemProps) {
  const { label, place, length, corners, note } = circuit
  const texts = motorsportEventTexts(context.language).circuits
  const Heading = `h${level}` as const
  return (
    <li className="grid min-w-0 grid-cols-[38%_minmax(0,1fr)] items-center gap-x-5 border-line border-t py-6 tablet:grid-cols-1 tablet:content-start tablet:items-start tablet:gap-y-5">
      <CircuitLine circuit={circuit} context={context} />
      <div className="min-w-0">
        <Heading className="text-h3">{label}</Heading>
        {place ? <p className="mt-1 text-ink-2 text-small">{place}</p> : null}
        {length || corners ? (
          <dl className="figures mt-3 flex flex-wrap gap-x-5 gap-y-1">
            {length ? (
              <div>
                <dt className="sr-only">{texts.length}</dt>
                <dd className="whitespace-nowrap font-semibold">{circuitLength(length)}</dd>
              </div>
            ) : null}
            {corners ? (
              <div className="flex gap-1.5 text-ink-2">
                <dt className="order-2 lowercase">{texts.corners}</dt>
                <dd>{corners}</dd>
              </div>
            ) : null}
          </dl>
        ) : null}
        <CircuitDates circuit={circuit} language={context.language} className="mt-3" />
        {note ? <p className="mt-3 text-ink-2 text-small">{note}</p> : null}
      </div>
    </li>
  )
}

type Props = {
  block: BlockOf<'circuits'>
  circuits: readonly DrawnCircuit[]
  context: PageContext
  failure: ReactNode
}

/** Circuits side by side, each with its name, place and length below its line. */
export function CircuitStrip({ block, circuits, context, failure }: Props) {
  const { title, intro, buttons } = block
  const columns = stripColumns(circuits.length)
  const action = hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null
  return (
    <Section heading={title} headingLevel={titleLevel(context)} lead={intro} action={action}>
      <ul
        className={`grid grid-cols-1 gap-x-gutter tablet:gap-y-6 ${tabletColumns[columns.tablet]} ${laptopColumns[columns.laptop]}`}
      >
        {circuits.map((circuit, index) => (
          <CircuitItem
            key={circuit.id ?? index}
            circuit={circuit}
            level={innerHeadingLevel(title, context)}
            context={context}
          />
        ))}
      </ul>
      {failure}
    </Section>
  )
}
