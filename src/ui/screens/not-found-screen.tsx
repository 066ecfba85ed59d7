import { ButtonLink } from '../actions/button-link.tsx'

type Props = {
  title: string
  text: string
  action: { readonly label: string; readonly href: string }
}

/** The page for an unknown address. */
export function NotFoundScreen({ title, text, action }: Props) {
  return (
    <section className="frame grid grid-cols-1 gap-8 py-section">
      <p className="figures text-figure text-ink-2">404</p>
      <h1 className="max-w-[14ch] text-h1">{title}</h1>
      <p className="max-w-[36ch] text-ink-2 text-lead">{text}</p>
      <div>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </section>
  )
}
