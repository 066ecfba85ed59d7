import { useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Table } from '#ui/content/table.tsx'
import { TabList } from '#ui/disclosure/tab-list.tsx'
import { shortListLength } from '../rules/visible-items.ts'
import { type IntervalType, intervalTypes, type ServiceItem, type WorkItems } from '../service.ts'
import type { ServiceScheduleTexts } from '../texts.ts'

type Row = ServiceItem & { readonly key: string }

type Props = { work: WorkItems; texts: ServiceScheduleTexts }

const isType = (id: string): id is IntervalType => (intervalTypes as readonly string[]).includes(id)

/** The parts as a table with a tab for each kind of work. Source: requirements V-125 to V-129. */
export function PartsTabs({ work, texts }: Props) {
  const panelId = useId()
  const [selected, setSelected] = useState<IntervalType>('inspect')
  const [isExpanded, setExpanded] = useState(false)
  const select = (id: string) => {
    if (!isType(id)) return
    setSelected(id)
    setExpanded(false)
  }
  const items = work.find(({ type }) => type === selected)?.items ?? []
  const rows = items.map((item, index): Row => ({ ...item, key: String(index) }))
  const shown = isExpanded ? rows : rows.slice(0, shortListLength)
  return (
    <>
      <TabList
        label={texts.work}
        tabs={intervalTypes.map((id) => ({ id, label: texts[id] }))}
        selected={selected}
        panelId={panelId}
        onSelect={select}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel may have nothing to focus
        tabIndex={0}
        className="grid justify-items-start gap-6 pt-8"
      >
        <div className="w-full">
          {rows.length === 0 ? (
            <p className="text-ink-2 text-lead">{texts.noItems}</p>
          ) : (
            <Table<Row>
              caption={texts[selected]}
              captionHidden
              rows={shown}
              keyOf={({ key }) => key}
              columns={[
                { id: 'part', label: texts.part, cell: ({ description }) => description, isRowHeader: true },
                { id: 'number', label: texts.partNumber, cell: ({ partNumber }) => partNumber ?? '–' },
                {
                  id: 'quantity',
                  label: texts.quantity,
                  cell: ({ quantity }) => quantity ?? '–',
                  numeric: true,
                },
              ]}
            />
          )}
        </div>
        {rows.length > shortListLength ? (
          <Button variant="secondary" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? texts.showLess : texts.showMore}
          </Button>
        ) : null}
      </div>
    </>
  )
}
