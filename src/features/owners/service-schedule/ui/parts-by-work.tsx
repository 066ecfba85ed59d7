import { useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Accordion } from '#ui/disclosure/accordion.tsx'
import { phoneListAfter } from '../rules/visible-items.ts'
import type { ServiceItem, WorkItems } from '../service.ts'
import type { ServiceScheduleTexts } from '../texts.ts'

/** What is not unfolded yet is shown in print and without JavaScript all the same. */
const folded = 'hidden noscript:block print:block'

function Part({
  item,
  isShown,
  texts,
}: {
  item: ServiceItem
  isShown: boolean
  texts: ServiceScheduleTexts
}) {
  const facts = [
    { label: texts.part, value: item.description, isStrong: true },
    { label: texts.partNo, value: item.partNumber },
    { label: texts.qty, value: item.quantity },
  ]
  return (
    <li className={`border-line border-t py-3 ${isShown ? '' : folded}`}>
      <dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1">
        {facts.map(({ label, value, isStrong }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd className={isStrong ? 'font-semibold' : 'figures'}>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

type Props = { work: WorkItems; texts: ServiceScheduleTexts }

/** The parts in a section for each kind of work, which Show More unfolds. Source: requirements V-130 to V-132. */
export function PartsByWork({ work, texts }: Props) {
  const id = useId()
  const [steps, setSteps] = useState(0)
  const { sections, rows, hasMore } = phoneListAfter(
    steps,
    work.map(({ items }) => items.length),
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1">
        {work.map(({ type, items }, index) => (
          <div key={type} data-work={type} className={index < sections ? '' : folded}>
            <Accordion
              items={[
                {
                  id: `${id}-${type}`,
                  title: texts[type],
                  open: true,
                  content:
                    items.length === 0 ? (
                      <p className="text-ink-2">{texts.noItems}</p>
                    ) : (
                      <ul className="border-line border-b">
                        {items.map((item, row) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal
                          <Part key={row} item={item} isShown={row < rows} texts={texts} />
                        ))}
                      </ul>
                    ),
                },
              ]}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-4 noscript:hidden print:hidden">
        {hasMore ? (
          <Button variant="secondary" onClick={() => setSteps(steps + 1)}>
            {texts.showMore}
          </Button>
        ) : null}
        {steps > 0 ? (
          <Button variant="text" onClick={() => setSteps(0)}>
            {texts.showLess}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
