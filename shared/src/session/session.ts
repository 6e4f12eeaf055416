/** Keeps the token of the signed-in user. The shell has the one that is used on the site. */
export interface TokenKeeper {
  /** The raw token; undefined without one and for one that no header can carry. */
  read(): string | undefined
  write(token: string): void
  forget(): void
}

let keeper: TokenKeeper | undefined

/** Called by the shell once, in the browser only: the server renders for visitors who are not signed in. */
export function registerTokenKeeper(next: TokenKeeper) {
  keeper = next
}

/** The raw token of the signed-in user; undefined for visitors and on the server. */
export const storedToken = () => keeper?.read()

/** Keeps a token from now on: in this tab at once, in others as soon as they notice. */
export const rememberToken = (token: string) => keeper?.write(token)

/** Forgets the token here; the session on the server stays. */
export const forgetToken = () => keeper?.forget()
