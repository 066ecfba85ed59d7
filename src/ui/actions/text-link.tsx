import { Anchor, type AnchorProps } from './anchor.tsx'

type Props = Omit<AnchorProps, 'className'> & {
  /** In running text, or on its own, below a card or beside a heading. */
  place?: 'inline' | 'alone'
}

const places = {
  inline: 'underline decoration-[1.5px] underline-offset-[0.2em] hover:text-accent-text',
  alone:
    'underlined inline-flex min-h-6 items-center gap-2 font-semibold text-button hover:text-accent-text pointer-coarse:min-h-11',
}

/** An underlined link. */
export function TextLink({ place = 'alone', ...anchor }: Props) {
  return <Anchor {...anchor} className={places[place]} />
}
