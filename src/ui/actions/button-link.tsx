import { Anchor, type AnchorProps } from './anchor.tsx'
import { type ButtonLook, type ButtonSize, buttonClasses } from './look.ts'

type Props = Omit<AnchorProps, 'className'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** Full width of the container. */
  wide?: boolean
}

/** A link styled as a button. */
export function ButtonLink({ look = 'primary', size, wide, ...anchor }: Props) {
  return <Anchor {...anchor} className={buttonClasses(look, size, wide)} />
}
