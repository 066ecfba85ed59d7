import { Anchor } from '#ui/actions/anchor.tsx'

/** A leaf; drawn here because cards are made in the browser too, where the set of icons is not. */
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
  /** What the mark and its link are called. */
  words: { readonly hybrid: string; readonly aboutHybrids: string }
  /** Null where there is no page about hybrids. */
  href: string | null
}

const place = 'absolute top-2 left-2 grid size-11 place-items-center bg-surface text-ink print:hidden'

/** The mark of a hybrid over its picture: the way to how one works. Source: requirement V-181. */
export function HybridMark({ words, href }: Props) {
  if (href === null) {
    return (
      <p className={place}>
        <Leaf />
        <span className="sr-only">{words.hybrid}</span>
      </p>
    )
  }
  return (
    <Anchor href={href} className={`${place} hover:bg-ink hover:text-on-ink`}>
      <Leaf />
      <span className="sr-only">{words.aboutHybrids}</span>
    </Anchor>
  )
}
