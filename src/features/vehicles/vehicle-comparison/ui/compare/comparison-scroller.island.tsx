'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { boundariesInView } from './columns-in-view.ts'
import styles from './comparison.module.css'

type Props = {
  /** Names of the models for the bar that replaces the head when it is out of view. */
  names: readonly string[]
  /** Number of columns without the labels: the models, and the place for another. */
  columns: number
  texts: { readonly table: string; readonly sideways: string }
  children: ReactNode
}

/**
 * Scrolls the table sideways on small screens. It states in `data-seen` which neighbouring models are in view, for the
 * marks of differing rows; without JavaScript that is all of them.
 */
export function ComparisonScroller({ names, columns, texts, children }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState('1 2 3')
  const [past, setPast] = useState(false)
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const view = scroller.current
    if (!view) return
    const update = () => {
      const frame = view.getBoundingClientRect()
      const labels = view.querySelector('thead td')?.getBoundingClientRect().width ?? 0
      const heads = [...view.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect())
      setSeen(boundariesInView(heads, { left: frame.left + labels, right: frame.right }).join(' '))
      setPast((heads[0]?.bottom ?? 0) < 0 && frame.bottom > 160)
      setScrolls(view.scrollWidth > view.clientWidth + 1)
      if (track.current) track.current.style.transform = `translateX(${-view.scrollLeft}px)`
    }
    const resized = new ResizeObserver(update)
    resized.observe(view)
    view.addEventListener('scroll', update, { passive: true })
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      resized.disconnect()
      view.removeEventListener('scroll', update)
      window.removeEventListener('scroll', update)
    }
  }, [])
  return (
    <div className={styles.view} data-seen={seen} style={{ '--columns': columns } as CSSProperties}>
      <p className={`${styles.hint} mb-4 text-ink-2 text-small`} data-columns={columns}>
        {texts.sideways}
      </p>
      <div className={styles.bar} data-past={past || undefined} aria-hidden="true">
        <div>
          <div ref={track} className={styles.track}>
            {names.map((name) => (
              <span key={name} className="px-2 py-3 font-display font-semibold text-small tablet:px-4">
                {name}
              </span>
            ))}
          </div>
        </div>
      </div>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={texts.table}
        tabIndex={scrolls ? 0 : undefined}
      >
        {children}
      </section>
    </div>
  )
}
