import type { CSSProperties, ReactNode } from 'react'
import type { Place } from '../index.ts'
import { type Ground, groundOf, type Tone } from '../rules/ground.ts'

/** The ground of a section as its editor chose it; null is the page's own. */
export function chosenGround(
  chosen: { readonly colour?: string | null; readonly tone?: Tone | null },
  { theme }: Pick<Place, 'theme'>,
): Ground | null {
  return groundOf(chosen, theme === 'racing' ? 'light' : 'dark')
}

/** Quieter inks of the design are made for its own grounds: on any other all text has the full one. */
function inksOn({ colour, black }: Ground): CSSProperties {
  if (colour === null) return {}
  return {
    backgroundColor: colour,
    ...(black ? { '--color-ink': '#000000' } : {}),
    '--color-ink-2': 'var(--color-ink)',
    '--color-accent-text': 'var(--color-ink)',
    '--color-line': 'color-mix(in srgb, currentColor 35%, transparent)',
  } as CSSProperties
}

type Props = {
  ground: Ground | null
  as?: 'section' | 'div'
  className?: string
  /** Of a band, so that two of the page's own in a row share their air. */
  name?: string
  children: ReactNode
}

/** What stands on a ground of its own, with everything in it readable there. */
export function OwnGround({ ground, as: Element = 'div', className = '', name, children }: Props) {
  const tone = ground && (ground.tone === 'light' ? 'on-dark' : 'on-light')
  const design = ground?.colour === null ? (ground.tone === 'light' ? 'bg-night' : 'bg-ground') : ''
  return (
    <Element
      data-ground={name}
      className={`print:bg-transparent! ${tone ?? ''} ${design} ${className}`.trim()}
      style={ground ? inksOn(ground) : undefined}
    >
      {children}
    </Element>
  )
}
