// The process of privateStore.ts, with a folder and a port. Reports when it listens, and ends with its parent.

const [directory, port] = process.argv.slice(2)
const { default: S3rver } = await import(import.meta.resolve('@20minutes/s3rver')) // it has no types
const store = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'brightfill', configs: [] }],
})
await store.run()
process.send?.('listens')
process.on('disconnect', () => process.exit())
