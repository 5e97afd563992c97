// Preloaded into every child, which ends when the channel to its parent closes, however the parent has ended.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
