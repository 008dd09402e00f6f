"""What Gymnasium loads when it is imported: the names of our environments, and no more."""

IDS = {"satori": "Satori-v0", "bitoku": "Bitoku-v0", "koi": "Koi-v0", "toy": "Toy-v0"}


def register_environments() -> None:
    """Name our environments to Gymnasium: `sanmon/Satori-v0` and so on. Naming them again changes nothing."""
    from gymnasium.envs.registration import register, registry  # noqa: PLC0415 - only where Gymnasium is there

    for game, name in IDS.items():
        if f"sanmon/{name}" not in registry:
            register(
                id=f"sanmon/{name}", entry_point="sanmon.lab.gymnasium:make", kwargs={"game": game}, order_enforce=True
            )
