import { Anchor, type AnchorProps } from './anchor.tsx'

type Props = Omit<AnchorProps, 'className'> & {
  /** `inline` in running text; `standalone` below a card or beside a heading. */
  variant?: 'inline' | 'standalone'
}

const classes = {
  inline: 'underline decoration-[1.5px] underline-offset-[0.2em] hover:text-accent-text',
  standalone:
    'underlined inline-flex min-h-6 items-center gap-2 font-semibold text-button hover:text-accent-text pointer-coarse:min-h-11',
}

export function TextLink({ variant = 'standalone', ...anchor }: Props) {
  return <Anchor {...anchor} className={classes[variant]} />
}
