'use client'

import { type ReactNode, useId, useState } from 'react'
import { TabList } from './tab-list.tsx'

export type TabPanel = {
  readonly id: string
  readonly label: string
  /** Rendered on the server. */
  readonly panel: ReactNode
}

type Props = {
  /** Name of the tab list for screen readers. */
  label: string
  tabs: readonly TabPanel[]
  /** Id of the initially selected tab; the first one by default. */
  first?: string
}

/** Tabs with one panel each. All panels are in the page; one is visible, without JavaScript every one with its label. */
export function Tabs({ label, tabs, first }: Props) {
  const baseId = useId()
  const [selected, setSelected] = useState(first ?? tabs[0]?.id ?? '')
  const panelOf = (id: string) => `${baseId}-${id}-panel`
  return (
    <>
      <div className="min-w-0 noscript:hidden">
        <TabList
          label={label}
          tabs={tabs}
          selected={selected}
          panelId={baseId}
          panelOf={panelOf}
          onSelect={setSelected}
        />
      </div>
      {tabs.map(({ id, label: text, panel }) => (
        <div
          key={id}
          id={panelOf(id)}
          role="tabpanel"
          aria-labelledby={`${baseId}-${id}`}
          data-tab-label={text}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have no focusable content
          tabIndex={0}
          // Not the attribute `hidden`, which would override the styles for print and without JavaScript.
          className={`pt-8 ${id === selected ? '' : 'hidden noscript:block print:block'}`}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
