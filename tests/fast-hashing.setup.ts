import crypto from 'node:crypto'

// Hashing passwords takes most of the time of tests that create accounts and sign in. Payload's arguments stay visible
// to a spy, and hashes that these tests store are compared with hashes made in the same way.
const { pbkdf2 } = crypto

function pbkdf2Once(...[password, salt, , ...rest]: Parameters<typeof pbkdf2>): void {
  pbkdf2(password, salt, 1, ...rest)
}

// A process runs many test files, each with this set-up.
if (pbkdf2.name !== pbkdf2Once.name) Object.assign(crypto, { pbkdf2: pbkdf2Once })
