import type { CallFields, CallName } from '@brightfill/shared/contract'

// The calls of the office in the terms of its resources. Only types.

/** The path of a resource below `/api/office`: `customers` for `/api/office/customers` and what is below it. */
export type OfficePath = CallName extends infer Name
  ? Name extends `${string} /office/${infer Path}`
    ? Path extends `${string}:${string}`
      ? never
      : Path
    : never
  : never

/** The places of a post: its path, `orders`; its resource and action, `orders status`; `orders ` for a row alone. */
type PlacesOf<Rest> = Rest extends `${infer Path}/:${string}/${infer Action}`
  ? `${Path} ${Action}`
  : Rest extends `${infer Path}/:${string}`
    ? `${Path} `
    : Rest | (Rest extends `${infer Path}/${infer Action}` ? `${Path} ${Action}` : never)

// Looked up by place: to match each name with templates of every path and action took the compiler over a minute.
type Posts = { [Name in CallName as Name extends `POST /office/${infer Rest}` ? PlacesOf<Rest> : never]: Name }
/** The post at a place. */
export type PostAt<Place extends string> = Place extends keyof Posts ? Posts[Place] : never

type ActionAt<Place, Path extends string> = Place extends `${Path} ${infer Action}` ? Exclude<Action, ''> : never

/** The actions of a resource: `status` for `POST /office/orders/:id/status`. */
export type ActionOf<Path extends OfficePath> = ActionAt<keyof Posts, Path>

/** A post as its fields are typed: the record that it acts on names its row. */
type FieldsOf<Name extends CallName> = Omit<CallFields<Name>, 'id' | 'reference'>

/** The fields of an action. */
export type ActionFields<Path extends OfficePath, Action extends string> = FieldsOf<PostAt<`${Path} ${Action}`>>

/** The fields of what is posted to the path itself. */
export type PostFields<Path extends OfficePath> = CallFields<PostAt<Path>>

/** The fields of what is posted to a row without an action, else to the path. */
export type ChangeFields<Path extends OfficePath> = [PostAt<`${Path} `>] extends [never]
  ? PostFields<Path>
  : FieldsOf<PostAt<`${Path} `>>
