import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler'
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Validate = ((data: unknown) => boolean) & { errors?: unknown }

/**
 * Compiles validators when a call is first used: a start would compile hundreds, and a test or a command uses few. The
 * compiler's own type allows asynchronous schemas, and there are none.
 */
export const validatorsOnDemand: BuildCompilerFromPool = (schemas, options) => {
  const compile = AjvCompiler()(schemas, options)
  return (route) => {
    let compiled: Validate | undefined
    const validate: Validate = (data) => {
      compiled ??= compile(route) as Validate
      const valid = compiled(data)
      validate.errors = compiled.errors
      return valid
    }
    return validate as ReturnType<typeof compile>
  }
}

/** The same for serializers, one for each schema: hundreds of calls share that of failures. */
export const serializersOnDemand: SerializerFactory = (schemas, options) => {
  const build = SerializerSelector()(schemas, options)
  const built = new WeakMap<object, ReturnType<typeof build>>()
  return (route) => {
    const schema = route.schema as object // fastify builds serializers of schemas only
    return (data) => {
      const serialize = built.get(schema) ?? build(route)
      built.set(schema, serialize)
      return serialize(data)
    }
  }
}
