import type { ReactNode } from 'react'
import { ButtonLink } from '../actions/button-link.tsx'
import { Hero } from '../layout/hero.tsx'

type Props = {
  title: string
  text: string
  action: { readonly label: string; readonly href: string }
  /** Fills the screen behind the text. */
  picture: ReactNode
}

/** The page for an unknown address. */
export function NotFoundScreen({ title, text, action, picture }: Props) {
  return (
    <Hero
      above={<p className="figures mb-4 text-figure">404</p>}
      title={title}
      lead={<p>{text}</p>}
      picture={picture}
      overlay="strong"
      actions={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
    />
  )
}
