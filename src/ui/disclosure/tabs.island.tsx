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
  /** What the tabs choose among, for screen readers. */
  label: string
  tabs: readonly TabPanel[]
  /** Id of the tab that is open first; the first one when not given. */
  first?: string
}

/** Tabs, each over a panel of its own. All panels are in the page; one is shown. */
export function Tabs({ label, tabs, first }: Props) {
  const base = useId()
  const [selected, setSelected] = useState(first ?? tabs[0]?.id ?? '')
  const panelOf = (id: string) => `${base}-${id}-panel`
  return (
    <>
      <TabList
        label={label}
        tabs={tabs}
        selected={selected}
        panelId={base}
        panelOf={panelOf}
        onSelect={setSelected}
      />
      {tabs.map(({ id, label: text, panel }) => (
        <div
          key={id}
          id={panelOf(id)}
          role="tabpanel"
          aria-labelledby={`${base}-${id}`}
          data-tab-label={text}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
          tabIndex={0}
          // The attribute would outdo what is said for paper.
          className={`pt-8 ${id === selected ? '' : 'hidden print:block'}`}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
