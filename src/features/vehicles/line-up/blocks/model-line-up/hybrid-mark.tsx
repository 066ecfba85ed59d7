import { Anchor } from '#ui/actions/anchor.tsx'

/** An inline leaf icon: cards are also rendered in the browser, which does not load the icon set. */
function Leaf() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5.5 18.5Q2.5 5 20.5 3.5 20.5 21.5 5.5 18.5Z" />
      <path d="M3 21 14 10M10 14V10.5M8.5 15.5H12.5" />
    </svg>
  )
}

type Props = {
  labels: { readonly hybrid: string; readonly aboutHybrids: string }
  /** Null without a page about hybrids. */
  href: string | null
}

const badgeClasses = 'absolute top-2 left-2 grid size-11 place-items-center bg-surface text-ink print:hidden'

/** The hybrid badge on a card's picture, linked to the page about hybrids. Source: requirement V-181. */
export function HybridMark({ labels, href }: Props) {
  if (href === null) {
    return (
      <p className={badgeClasses}>
        <Leaf />
        <span className="sr-only">{labels.hybrid}</span>
      </p>
    )
  }
  return (
    <Anchor href={href} className={`${badgeClasses} hover:bg-ink hover:text-on-ink`}>
      <Leaf />
      <span className="sr-only">{labels.aboutHybrids}</span>
    </Anchor>
  )
}
