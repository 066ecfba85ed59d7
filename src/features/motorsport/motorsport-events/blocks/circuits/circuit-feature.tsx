import type { ReactNode } from 'react'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { BlockTitle, ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { RacingMark } from '#ui/layout/racing-mark.tsx'
import { Section } from '#ui/layout/section.tsx'
import { circuitLength } from '../../rules/circuit-length.ts'
import { motorsportEventTexts } from '../../texts.ts'
import { CircuitDates } from './circuit-dates.tsx'
import { CircuitLine, type DrawnCircuit } from './circuit-line.tsx'

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="order-2 text-ink-2 text-small">{label}</dt>
      <dd className="figures whitespace-nowrap text-figure">{value}</dd>
    </div>
  )
}

type Props = { block: BlockOf<'circuits'>; circuit: DrawnCircuit; context: PageContext; failure: ReactNode }

/** One circuit between its title and its figures. */
export function CircuitFeature({ block, circuit, context, failure }: Props) {
  const { place, length, corners, note, label } = circuit
  const texts = motorsportEventTexts(context.language).circuits
  return (
    <Section label={block.title || label}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_minmax(0,0.9fr)]">
        <div className="@container min-w-0 [--title-room:100cqi]">
          <RacingMark />
          <BlockTitle context={context} className="max-w-[14ch]">
            {block.title || label}
          </BlockTitle>
          {place ? <p className="mt-4 text-ink-2">{place}</p> : null}
          {block.intro ? <p className="mt-4 max-w-[36ch] text-ink-2 text-lead">{block.intro}</p> : null}
          {hasButtons(block.buttons, context) ? (
            <div className="mt-8">
              <ButtonRow buttons={block.buttons} context={context} />
            </div>
          ) : null}
        </div>
        <CircuitLine circuit={circuit} context={context} className="max-laptop:max-w-[34rem]" />
        <div className="min-w-0 laptop:pl-6">
          {length || corners ? (
            <dl className="flex flex-wrap gap-x-10 gap-y-6">
              {length ? <Figure label={texts.length} value={circuitLength(length)} /> : null}
              {corners ? <Figure label={texts.corners} value={String(corners)} /> : null}
            </dl>
          ) : null}
          <CircuitDates circuit={circuit} language={context.language} className="mt-6" />
          {note ? <p className="mt-6 max-w-[36ch] text-ink-2">{note}</p> : null}
          {failure}
        </div>
      </div>
    </Section>
  )
}
