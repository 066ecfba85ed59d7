import { Anchor, type AnchorProps } from './anchor.tsx'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

type Props = Omit<AnchorProps, 'className'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Full width of the container. */
  wide?: boolean
}

/** A link styled as a button. */
export function ButtonLink({ variant = 'primary', size, wide, ...anchor }: Props) {
  return <Anchor {...anchor} className={buttonClasses(variant, size, wide)} />
}
