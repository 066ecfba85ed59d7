import type { CSSProperties, ReactNode } from 'react'
import type { Theme } from '#platform/site/theme.ts'
import type { PageContext } from '../index.ts'
import { resolveSurface, type Surface, type Tone } from '../rules/surface.ts'

/** The background an editor chose for a section; null for the page's default. */
export function chosenSurface(
  chosen: { readonly colour?: string | null; readonly tone?: Tone | null },
  { theme }: Pick<PageContext, 'theme'>,
): Surface | null {
  return resolveSurface(chosen, theme === 'racing' ? 'light' : 'dark')
}

/** Sets all text to the full ink on a custom colour: the theme's muted inks have enough contrast only on its own backgrounds. */
function inkVariables({ colour, needsBlackText }: Surface): CSSProperties {
  if (colour === null) return {}
  return {
    backgroundColor: colour,
    ...(needsBlackText ? { '--color-ink': '#000000' } : {}),
    '--color-ink-2': 'var(--color-ink)',
    '--color-accent-text': 'var(--color-ink)',
    '--color-line': 'color-mix(in srgb, currentColor 35%, transparent)',
  } as CSSProperties
}

type Props = {
  surface: Surface | null
  as?: 'section' | 'div'
  className?: string
  /** Value of `data-ground`: adjacent bands with the same value share their spacing. */
  name?: string
  /** Set for a section with another theme than its page. */
  theme?: Theme | undefined
  children: ReactNode
}

/** An element with a chosen background, whose content gets readable text colours. */
export function BlockSurface({ surface, as: Element = 'div', className = '', name, theme, children }: Props) {
  const tone = surface && (surface.tone === 'light' ? 'on-dark' : 'on-light')
  const themeClass = surface?.colour === null ? (surface.tone === 'light' ? 'bg-night' : 'bg-ground') : ''
  return (
    <Element
      data-ground={name}
      data-theme={theme}
      className={`print:bg-transparent! ${tone ?? ''} ${themeClass} ${className}`.trim()}
      style={surface ? inkVariables(surface) : undefined}
    >
      {children}
    </Element>
  )
}
