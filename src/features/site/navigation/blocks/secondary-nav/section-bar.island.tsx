'use client'

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { SubscribeDialog, type SubscribeLabels } from '#features/people/newsletter/islands.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDropdowns } from '#ui/disclosure/use-dropdowns.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { BarItem } from './bar-item.tsx'
import { CollapsedList } from './collapsed-list.tsx'
import type { NavItem } from './nav-items.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** Sets the CSS variable `--bar` to the height of the bar, so that anchor targets are not hidden behind it. */
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--bar', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar')
    }
  }, [bar])
}

type Props = {
  title: string
  items: readonly NavItem[]
  /** Rendered on the server. */
  buttons: ReactNode
  /** Labels of the newsletter button and its dialog; null without the button. */
  subscribe: SubscribeLabels | null
  newTabNote: string
  /** Whether to hide the bar on wide screens, where the side menu replaces it. */
  onlyCollapsed: boolean
}

const collapsedMenu = 'collapsed-menu'

/** A sticky bar at the top of the window; below 960 px a list behind a button. */
export function SectionBar({ title, items, buttons, subscribe, newTabNote, onlyCollapsed }: Props) {
  const bar = useRef<HTMLElement>(null)
  const listId = useId()
  const { open, show } = useDropdowns(bar)
  const current = useSectionInView(items.flatMap(({ link }) => link?.href ?? []))
  useBarHeight(bar)
  const isOpen = open === collapsedMenu
  const [subscribing, setSubscribing] = useState(false)
  const openDialog = () => {
    // The dialog restores the focus when it closes, but the button in the collapsed list is hidden by then.
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    show(null)
    setSubscribing(true)
  }
  const actions = subscribe ? (
    <div className="flex flex-wrap items-center gap-3">
      {buttons}
      <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={openDialog}>
        {subscribe.form.submit}
      </Button>
    </div>
  ) : (
    buttons
  )
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) show(null)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only notices that one of its links was followed
    <nav
      ref={bar}
      aria-label={title}
      onClick={onClick}
      className={`section-bar sticky top-0 z-20 border-line border-b bg-surface text-ink print:hidden ${onlyCollapsed ? 'menu:hidden' : ''}`}
    >
      <div className="frame flex min-h-14 items-center gap-x-8 max-menu:hidden">
        <p className="font-display font-semibold [font-stretch:var(--stretch-h3)]">{title}</p>
        <ul className="ml-auto flex flex-wrap gap-x-7">
          {items.map((item) => (
            <BarItem
              key={item.key}
              item={item}
              current={current !== null && item.link?.href === current}
              isOpen={open === item.key}
              show={show}
              newTabNote={newTabNote}
            />
          ))}
        </ul>
        {actions}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => show(isOpen ? null : collapsedMenu)}
        className="frame flex min-h-14 items-center justify-between gap-4 text-left font-display font-semibold [font-stretch:var(--stretch-h3)] menu:hidden"
      >
        {title}
        <Glyph
          shape={glyphs.chevronDown}
          className={`transition-transform ${isOpen ? '-scale-y-100' : ''}`}
        />
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto overscroll-contain border-line border-y bg-surface menu:hidden"
      >
        <CollapsedList items={items} current={current} newTabNote={newTabNote} />
        <div className="frame pb-8 empty:hidden">{actions}</div>
      </div>
      {subscribe ? (
        <SubscribeDialog open={subscribing} onClose={() => setSubscribing(false)} labels={subscribe} />
      ) : null}
    </nav>
  )
}
