import { type KeyboardEvent, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'

export type Tab = { readonly id: string; readonly label: string }

type Props = {
  label: string
  tabs: readonly Tab[]
  selected: string
  /** Id of the shared panel, and prefix of the tab ids. */
  panelId: string
  /** Returns the id of the panel of a tab, when each tab has its own panel. */
  panelOf?: (id: string) => string
  onSelect: (id: string) => void
}

const keySteps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A tab list. Arrow keys move and select, as in the ARIA pattern. */
export function TabList({ label, tabs, selected, panelId, panelOf, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const scrollToTab = (id: string, takesFocus: boolean) => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)
    if (takesFocus && tab !== document.activeElement) tab?.focus({ preventScroll: true })
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const select = (id: string) => {
    const focused = document.activeElement
    onSelect(id)
    // Some browsers do not focus a pressed button. Focus moved by the visitor in the meantime is kept.
    afterPaint(() => scrollToTab(id, document.activeElement === focused))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    const index = tabs.findIndex(({ id }) => id === selected)
    const next = step && tabs[step(index, tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    // In the next frame, when the browser calculates layout anyway.
    requestAnimationFrame(() => scrollToTab(next.id, true))
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="-mx-margin flex gap-8 overflow-x-auto px-margin shadow-[inset_0_-1px_var(--color-line)] [scrollbar-width:none] print:hidden"
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          id={`${panelId}-${id}`}
          aria-selected={id === selected}
          aria-controls={panelOf ? panelOf(id) : panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => select(id)}
          className="min-h-12 min-w-6 flex-none whitespace-nowrap border-transparent border-b-[3px] font-semibold text-ink-2 -outline-offset-3 hover:text-ink pointer-coarse:min-w-11 aria-selected:border-accent aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
        >
          {text}
        </button>
      ))}
    </div>
  )
}
