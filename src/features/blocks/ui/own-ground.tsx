import type { CSSProperties, ReactNode } from 'react'
import type { Place } from '../index.ts'
import { type Ground, groundOf, type Tone } from '../rules/ground.ts'

/** The background an editor chose for a section; null for the page's default. */
export function chosenGround(
  chosen: { readonly colour?: string | null; readonly tone?: Tone | null },
  { theme }: Pick<Place, 'theme'>,
): Ground | null {
  return groundOf(chosen, theme === 'racing' ? 'light' : 'dark')
}

/** Sets all text to the full ink on a custom colour: the theme's muted inks have enough contrast only on its own backgrounds. */
function inkVariables({ colour, black }: Ground): CSSProperties {
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
  /** Value of `data-ground`: adjacent bands with the same value share their spacing. */
  name?: string
  children: ReactNode
}

/** An element with a chosen background, whose content gets readable text colours. */
export function OwnGround({ ground, as: Element = 'div', className = '', name, children }: Props) {
  const tone = ground && (ground.tone === 'light' ? 'on-dark' : 'on-light')
  const themeClass = ground?.colour === null ? (ground.tone === 'light' ? 'bg-night' : 'bg-ground') : ''
  return (
    <Element
      data-ground={name}
      className={`print:bg-transparent! ${tone ?? ''} ${themeClass} ${className}`.trim()}
      style={ground ? inkVariables(ground) : undefined}
    >
      {children}
    </Element>
  )
}
