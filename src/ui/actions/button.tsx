import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Full width of the container. */
  wide?: boolean
  /** The action is in progress: the button keeps the focus and ignores presses. Change its text accordingly. */
  busy?: boolean
  disabled?: boolean
  children: ReactNode
}

/** A button for an action on the page. For navigation use ButtonLink. */
export function Button({
  variant = 'primary',
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={`${buttonClasses(variant, size, wide)} disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-progress`}
      {...rest}
    >
      {busy ? (
        <span
          aria-hidden="true"
          className="spinner size-4 rounded-full border-2 border-current border-r-transparent"
        />
      ) : null}
      {children}
    </button>
  )
}
