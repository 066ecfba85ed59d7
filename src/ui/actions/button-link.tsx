import { Anchor, type AnchorProps } from './anchor.tsx'
import { type ButtonLook, type ButtonSize, buttonClasses } from './look.ts'

type Props = Omit<AnchorProps, 'className'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
}

/** A link that looks like a button: the main way onward from where it stands. */
export function ButtonLink({ look = 'primary', size, wide, ...anchor }: Props) {
  return <Anchor {...anchor} className={buttonClasses(look, size, wide)} />
}
