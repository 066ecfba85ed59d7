import { type KeyboardEvent, useRef } from 'react'

export type Tab = { readonly id: string; readonly label: string }

type Props = {
  label: string
  tabs: readonly Tab[]
  selected: string
  /** Id of the one panel the tabs fill. */
  panelId: string
  onSelect: (id: string) => void
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs over one panel: arrow keys move and select, as the ARIA pattern describes. */
export function TabList({ label, tabs, selected, panelId, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex(({ id }) => id === selected),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="-mx-margin flex gap-8 overflow-x-auto border-line border-b px-margin"
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          id={`${panelId}-${id}`}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="-mb-px min-h-12 whitespace-nowrap border-transparent border-b-[3px] font-semibold text-ink-2 -outline-offset-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {text}
        </button>
      ))}
    </div>
  )
}
