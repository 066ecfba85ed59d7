import type { ServerProps } from 'payload'

/** Tells a user with a generated password to change it before the content is available. */
export function PasswordNotice({ user }: ServerProps) {
  if (!user || !('passwordChangeDue' in user) || !user.passwordChangeDue) return null
  return (
    <div role="status" style={{ padding: '1.5rem', marginBottom: '2rem', border: '2px solid #b8101f' }}>
      <h2 style={{ marginTop: 0 }}>Choose your own password first</h2>
      <p>
        You signed in with a generated password. The content opens once you have replaced it on{' '}
        <a href="/admin/account">your account page</a>.
      </p>
    </div>
  )
}
